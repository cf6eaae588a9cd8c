export const pictureTexts = {
  title: 'Add pictures',
  close: 'Close',
  tabs: { upload: 'Upload', gallery: 'Gallery', address: 'Address' },
  search: 'Search the gallery',
  noPhotos: 'No photos in the gallery yet.',
  nothingFound: 'No photo has these words.',
  photosFailed: 'The photos could not be loaded. Close this and try again.',
  loading: 'Loading…',
  uploading: 'Uploading…',
  more: 'Show more',
  address: 'Image address',
  addressHint: 'Begins with https:// or /media/',
  addressWrong: 'Please enter a valid image URL',
  add: 'Add',
  chosen: 'Chosen pictures',
  alt: 'What it shows',
  altHint: 'Read aloud to those who cannot see it',
  caption: 'Caption',
  captionHint: 'Shown below the picture; may stay empty',
  remove: (name: string) => `Remove ${name}`,
  sideBySide: 'They are shown side by side, as a small album.',
  cancel: 'Cancel',
  photoLabel: (title: string) => `Choose “${title}”`,
  number: (n: number) => `Picture ${n}`,
} as const

export const insertLabel = (count: number) =>
  count <= 1 ? 'Insert picture' : `Insert ${count} pictures`
