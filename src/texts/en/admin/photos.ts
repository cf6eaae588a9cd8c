import { clipLimits, MAX_UPLOAD_MEGABYTES } from '#shared/limits.ts'

export const adminGalleryTexts = {
  title: 'Gallery Management',
  columns: ['Preview', 'Title', 'Category', 'Added', 'Actions'],
  brokenImage: 'No Image',
  empty: 'No photos found in the gallery. Add your first photo to get started.',
  addPhoto: 'Add New Photo',
  allRequired: 'All fields are required.',
  photoTitle: 'Title',
  description: 'Description',
  optional: 'Optional.',
  alt: 'Alt text',
  altHint: 'What the picture shows, for people who can’t see it. Optional.',
  imageUrl: 'Image URL',
  imageUrlHint: 'Or paste a link to an image that’s already online',
  imageUrlPlaceholder: 'https://example.com/photo.jpg',
  category: 'Category',
  add: 'Add Photo',
  cancel: 'Cancel',
  adding: 'Adding...',
  edit: 'Edit photo',
  editDescription: 'The picture itself won’t change.',
  save: 'Save Changes',
  saving: 'Saving...',
  photos: 'Photos',
  search: 'Search photos',
  searchPlaceholder: 'Search photos...',
  anyCategory: 'All categories',
  view: 'View as',
  views: { table: 'Table', tiles: 'Grid' },
  noMatch: 'No photos match this search.',
  showAll: 'Show all photos',
  pages: 'Pages of photos',
  previous: 'Previous',
  next: 'Next',
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
} as const

export const photoSelectionTexts = {
  select: (title: string) => `Select ${title}`,
  selectAll: (count: number) => `Select all ${count}`,
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  category: 'New category',
  choose: 'Category…',
  change: 'Change category',
  delete: 'Delete selected',
  confirmTitle: (count: number) => (count === 1 ? 'Delete this photo?' : `Delete ${count} photos?`),
  confirm:
    'This action cannot be undone. This will permanently delete the selected photos from your gallery.',
} as const

export const leaveUploadsTexts = {
  title: 'Leave without adding the photos?',
  text: 'Your photos aren’t in the gallery yet. You’d lose their titles and descriptions.',
  stay: 'Stay',
  leave: 'Leave',
} as const

export const waitingPhotoTexts = {
  offer: (count: number) =>
    count === 1
      ? 'One photo that you chose on this device is not in the gallery yet.'
      : `${count} photos that you chose on this device are not in the gallery yet.`,
  goOn: 'Go on',
  discard: 'Discard',
  discardTitle: (count: number) =>
    count === 1 ? 'Discard this photo?' : `Discard these ${count} photos?`,
  discardText:
    'What you wrote about them goes, too. Nothing happens to the pictures in your phone or computer.',
  discardCancel: (count: number) => (count === 1 ? 'Keep it' : 'Keep them'),
} as const

export const photoActionLabels = {
  view: (title: string) => `View ${title}`,
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
  earlier: (title: string) => `Move ${title} earlier within its day`,
  later: (title: string) => `Move ${title} later within its day`,
} as const

export const photoDayTexts = {
  day: 'Day',
  hint: 'Left empty, it’s today.',
  readHint: 'Read from the photo.',
  editHint: 'Left empty, it’s the day you added it.',
  forSelected: 'New day',
  set: 'Set day',
  undo: 'Undo',
  arranged: (title: string, place: number, of: number) =>
    `${title} is now number ${place} of ${of} on its day.`,
  offer: (count: number) =>
    count === 1
      ? 'The name of one photo tells the day it was taken.'
      : `The names of ${count} photos tell the day they were taken.`,
  offerOpen: 'Add the days…',
  offerDismiss: 'Not now',
  title: 'Add the days',
  description:
    'These photos stand at the day you added them. Their names tell when they were taken.',
  add: (count: number) =>
    count === 0 ? 'Add Days' : count === 1 ? 'Add 1 Day' : `Add ${count} Days`,
  adding: 'Adding...',
  cancel: 'Cancel',
} as const

export const photoDayToasts = {
  set: (count: number) => ({
    title: count === 1 ? 'Photo updated' : `${count} photos updated`,
    description: 'The gallery, the timeline, and the year book follow the new day.',
  }),
  undone: { title: 'Undone', description: 'The photos are back at the days they had before.' },
  failed: (serverMessage: string) => ({
    title: 'Error',
    description: `Failed to set the day: ${serverMessage}`,
  }),
  arrangeFailed: (serverMessage: string) => ({
    title: 'Error',
    description: `Failed to move the photo: ${serverMessage}`,
  }),
} as const

export const deletePhotoTexts = {
  confirmTitle: 'Are you sure?',
  confirm:
    'This action cannot be undone. This will permanently delete the photo from your gallery.',
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
} as const

export const photoToasts = {
  added: {
    title: 'Photo added',
    description: 'The photo has been successfully added to the gallery.',
  },
  changed: { title: 'Photo updated', description: 'The photo has been successfully updated.' },
  deleted: {
    title: 'Photo deleted',
    description: 'The photo has been successfully removed from the gallery.',
  },
  deleteFailed: { title: 'Error', description: 'Failed to delete photo. Please try again.' },
  manyAdded: (count: number) =>
    count === 1
      ? photoToasts.added
      : {
          title: `${count} photos added`,
          description: 'The photos have been successfully added to the gallery.',
        },
  manyChanged: (count: number) => ({
    title: count === 1 ? 'Photo updated' : `${count} photos updated`,
    description: 'The category has been changed.',
  }),
  manyDeleted: (count: number) =>
    count === 1
      ? photoToasts.deleted
      : {
          title: `${count} photos deleted`,
          description: 'The photos have been successfully removed from the gallery.',
        },
  addFailed: (serverMessage: string) => ({
    title: 'Error',
    description: `Failed to add photo: ${serverMessage}`,
  }),
  changeFailed: (serverMessage: string) => ({
    title: 'Error',
    description: `Failed to update photo: ${serverMessage}`,
  }),
} as const

/** The focal point stays visible when an image is cropped. */
export const focalPointTexts = {
  open: 'Focal point',
  title: 'What should stay in view?',
  description:
    'Click what matters most, like your dog’s face. Wherever the picture is cropped, that spot stays in view.',
  point: 'Focal point',
  place: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
  keys: 'Drag it, or move it with the arrow keys.',
  crops: 'How crops will look',
  center: 'Center it',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  undo: 'Undo',
} as const

export const focalPointToasts = {
  saved: { title: 'Focal point saved', description: 'Every crop of this picture follows it.' },
  undone: { title: 'Undone', description: 'The picture is cropped as it was before.' },
  failed: (serverMessage: string) => ({
    title: 'Error',
    description: `Failed to save the focal point: ${serverMessage}`,
  }),
} as const

export const pictureTexts = {
  title: 'Add photos and clips',
  close: 'Close',
  tabs: { upload: 'Upload', gallery: 'Gallery', address: 'Address' },
  search: 'Search the gallery',
  noPhotos: 'No photos in the gallery yet.',
  nothingFound: 'No photos match.',
  photosFailed: 'We couldn’t load the photos. Close this and try again.',
  loading: 'Loading…',
  uploading: 'Uploading…',
  or: 'or',
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
  insert: (count: number) => (count <= 1 ? 'Insert picture' : `Insert ${count} pictures`),
} as const

export const devicePhotoTexts = {
  choose: 'Choose photos',
  /** Used where clips are accepted too. */
  chooseFiles: 'Choose files',
  chooseMore: 'Add more',
  dropHint: 'or drop or paste them here',
  dropHere: 'Drop the photos here',
  limits: `JPEG, PNG, WebP, AVIF, or GIF, up to ${MAX_UPLOAD_MEGABYTES} MB each. We remove location and camera data.`,
  /** Used where clips are accepted too. */
  filesLimits: `JPEG, PNG, WebP, AVIF, or GIF, up to ${MAX_UPLOAD_MEGABYTES} MB each, and clips of up to ${clipLimits.seconds} seconds. We remove location and camera data.`,
  waiting: 'Waiting',
  preparing: 'Preparing…',
  ready: 'Ready',
  cancel: 'Cancel upload',
  remove: 'Remove',
  retry: 'Try again',
  sameForAll: 'Use these words for all photos',
  sameForAllHint: 'Only fills in what’s empty.',
  undo: 'Undo',
  sending: (percent: number) => `Uploading… ${percent}%`,
  progress: (fileName: string) => `Upload of ${fileName}`,
  addPhotos: (count: number) =>
    count === 0 ? 'Add Photos' : count === 1 ? 'Add Photo' : `Add ${count} Photos`,
} as const
