import type { ToastText } from '../toast-text.ts'

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
