export const galleryTexts = {
  allPhotos: 'All Photos',
  viewAllPhotos: 'View all photos',
  failed: 'Failed to load gallery. Please try again later.',
  heading: ['The', 'family album'],
  filterLabel: 'Filter photos by category',
  morePhotos: 'More photos',
  newerPhotos: 'Newer photos',
  none: (category?: string | null) =>
    category ? `No photos found in the ${category} category.` : 'No photos found in the gallery.',
  like: (title: string) => `Like ${title}`,
  /** More than the title, which the image's alternative text already says. */
  open: (title: string) => `View ${title}`,
  /** Read aloud before the clip's length. */
  clip: 'Clip, ',
} as const
