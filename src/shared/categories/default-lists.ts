/** The lists of a diary whose owner has not made one. */
export const blogChips = [
  'Adventures',
  'Health',
  'Nutrition',
  'Playtime',
  'Training',
  'Celebrations',
] as const

export const footerCategories = [
  'Training',
  'Health',
  'Adventures',
  'Nutrition',
  'Playtime',
] as const

export const editorCategories = [
  { value: 'adventure', label: 'Adventure' },
  { value: 'daily-life', label: 'Daily Life' },
  { value: 'health', label: 'Health & Care' },
  { value: 'training', label: 'Training' },
  { value: 'travel', label: 'Travel' },
] as const

export const galleryCategories = [
  'Everyday',
  'Playtime',
  'Outdoors',
  'Holidays',
  'Family',
  'Sleepy',
  'Funny',
  'Fashion',
] as const

export const defaultGalleryCategory = 'Everyday'
