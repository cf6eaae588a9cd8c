export const pictureTexts = {
  title: 'Add pictures',
  close: 'Close',
  tabs: { upload: 'Upload', gallery: 'Gallery', address: 'Address' },
  search: 'Search the gallery',
  noPhotos: 'No photos in the gallery yet.',
  nothingFound: 'No photos match.',
  photosFailed: 'We couldn’t load the photos. Close this and try again.',
  loading: 'Loading…',
  uploading: 'Uploading…',
  more: 'Show more',
  address: 'Image address',
  addressHint: 'Begins with https:// or /media/',
  addressWrong: 'Please enter a valid image URL',
  add: 'Add',
  chosen: 'Chosen pictures',
  alt: 'What it shows',
  altHint: 'Read aloud to people who can’t see it',
  caption: 'Caption',
  captionHint: 'Shown below the picture. Optional.',
  remove: (name: string) => `Remove ${name}`,
  sideBySide: 'They’ll appear side by side, like a small album.',
  cancel: 'Cancel',
  photoLabel: (title: string) => `Choose “${title}”`,
  number: (n: number) => `Picture ${n}`,
} as const

export const insertLabel = (count: number) =>
  count <= 1 ? 'Insert picture' : `Insert ${count} pictures`
