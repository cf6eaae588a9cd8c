/** Separate from the gallery's texts, so that only the photo page loads them. */
export const photoPageTexts = {
  back: 'All photos',
  beside: 'Photos beside this one',
  previous: 'Previous photo',
  next: 'Next photo',
  loading: 'Loading the photo',
  notFoundTitle: 'Photo Not Found',
  notFound: "The photo you're looking for doesn't exist or has been removed.",
} as const
