import type { ToastText } from './toast-text.ts'

export const galleryTexts = {
  allPhotos: 'All Photos',
  viewAllPhotos: 'View all photos',
  failed: 'Failed to load gallery. Please try again later.',
  heading: ['The', 'family album'],
  subtitle: 'Every picture here was taken lying on the floor. It is the only fair angle.',
  filterLabel: 'Filter photos by category',
  morePhotos: 'More photos',
  newerPhotos: 'Newer photos',
} as const

export function noPhotosText(category?: string | null): string {
  return category
    ? `No photos found in the ${category} category.`
    : 'No photos found in the gallery.'
}

export const viewerTexts = {
  share: 'Share this photo',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  count: (at: number, of: number) => `${at} of ${of}`,
} as const

export function likeLabel(title: string): string {
  return `Like ${title}`
}

/** Not the bare title: the picture beside it says that already. */
export function openPhotoLabel(title: string): string {
  return `View ${title}`
}

/** Where a photo stands on the gallery page; a shared link ends in it. */
export function photoAnchor(id: number): string {
  return `photo-${id}`
}

export const sharePhotoToasts = {
  copied: { title: 'Link copied', description: 'The link to this photo is on your clipboard.' },
  failed: (url: string): ToastText => ({ title: 'Copy this link', description: url }),
} as const

export const adminGalleryTexts = {
  title: 'Gallery Management',
  columns: ['Preview', 'Title', 'Category', 'Added', 'Actions'],
  brokenImage: 'No Image',
  empty: 'No photos found in the gallery. Add your first photo to get started.',
  addPhoto: 'Add New Photo',
  allRequired: 'All fields are required.',
  photoTitle: 'Title',
  description: 'Description',
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

export const photosChangedToast = (count: number): ToastText => ({
  title: count === 1 ? 'Photo updated' : `${count} photos updated`,
  description: 'The category has been changed.',
})
export const photosDeletedToast = (count: number): ToastText =>
  count === 1
    ? photoToasts.deleted
    : {
        title: `${count} photos deleted`,
        description: 'The photos have been successfully removed from the gallery.',
      }

export const photoActionLabels = {
  view: (title: string) => `View ${title}`,
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
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
} as const satisfies Record<string, ToastText>

export const photosAddedToast = (count: number): ToastText =>
  count === 1
    ? photoToasts.added
    : {
        title: `${count} photos added`,
        description: 'The photos have been successfully added to the gallery.',
      }

export function photoChangeFailedToast(serverMessage: string): ToastText {
  return { title: 'Error', description: `Failed to update photo: ${serverMessage}` }
}

export function photoAddFailedToast(serverMessage: string): ToastText {
  return { title: 'Error', description: `Failed to add photo: ${serverMessage}` }
}
