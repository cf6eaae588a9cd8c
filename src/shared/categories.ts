/** The names CSS knows as data-badge. */
export type Badge =
  | 'training'
  | 'health'
  | 'food'
  | 'toys'
  | 'travel'
  | 'adventures'
  | 'tips'
  | 'daily-life'
  | 'primary'

export type Category = { key: string; label: string; badge: Badge }

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

const badgeLabels: Record<Exclude<Badge, 'primary'>, string> = {
  training: 'Training',
  health: 'Health',
  food: 'Food',
  toys: 'Toys',
  travel: 'Travel',
  adventures: 'Adventures',
  tips: 'Tips',
  'daily-life': 'Daily Life',
}

const otherNames = new Map([
  ['health-care', 'health'],
  ['health-and-care', 'health'],
])

function foldPlural(word: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  const singular = /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
  return singular.replace(/ie$/, 'y')
}

/** What categories are compared by: "Adventures" and "adventure" are one, so are "Daily Life" and "daily-life". */
export function categoryKey(category: string): string {
  const hyphenated = category
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const key = foldPlural(hyphenated)
  return otherNames.get(key) ?? key
}

const known = new Map<string, Category>()
for (const label of [...blogChips, ...galleryCategories]) {
  const key = categoryKey(label)
  known.set(key, { key, label, badge: 'primary' })
}
for (const [badge, label] of Object.entries(badgeLabels) as [Badge, string][]) {
  const key = categoryKey(label)
  known.set(key, { key, label, badge })
}

/** A category of the owner's own is shown as typed; a bare key gets its capitals back. */
function labelOf(category: string): string {
  const typed = category.trim()
  if (/[^a-z0-9-]/.test(typed)) return typed
  return typed
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Everything there is to know about a category, however it is written. */
export function categoryOf(category: string): Category {
  const key = categoryKey(category)
  return known.get(key) ?? { key, label: labelOf(category), badge: 'primary' }
}

export function badgeFor(category: string): Badge {
  return categoryOf(category).badge
}

export function sameCategory(a: string, b: string): boolean {
  return categoryKey(a) === categoryKey(b)
}
