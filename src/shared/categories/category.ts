import { blogChips, galleryCategories } from './default-lists.ts'

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

/** The colour of each badge, by the names the drawn tag knows. */
const badgeTones = {
  training: 'green',
  health: 'blue',
  food: 'amber',
  toys: 'violet',
  travel: 'rose',
  adventures: 'indigo',
  tips: 'cyan',
  'daily-life': 'lime',
  primary: 'own',
} as const satisfies Record<Badge, string>

export type BadgeTone = (typeof badgeTones)[Badge]

export type Category = { key: string; label: string; badge: Badge; tone: BadgeTone }

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

/** Until nothing is left to fold, so that the key of a key is the key itself. */
function foldWhole(words: string): string {
  const folded = foldPlural(words).replace(/-$/, '')
  return folded === words ? words : foldWhole(folded)
}

/** What categories are compared by: "Adventures" and "adventure" are one, so are "Daily Life" and "daily-life". */
export function categoryKey(category: string): string {
  const hyphenated = category
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const key = foldWhole(hyphenated)
  return otherNames.get(key) ?? key
}

function toCategory(label: string, badge: Badge): Category {
  return { key: categoryKey(label), label, badge, tone: badgeTones[badge] }
}

export const categoryTones = Object.values(badgeTones)

const badgeOfTone = new Map(
  Object.entries(badgeTones).map(([badge, tone]) => [tone, badge as Badge]),
)

/** A category as its owner named and colored it. */
export const ownCategory = (label: string, tone: BadgeTone): Category =>
  toCategory(label, badgeOfTone.get(tone) ?? 'primary')

const known = new Map(
  [
    ...[...blogChips, ...galleryCategories].map((label) => toCategory(label, 'primary')),
    ...Object.entries(badgeLabels).map(([badge, label]) => toCategory(label, badge as Badge)),
  ].map((category) => [category.key, category]),
)

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
  return known.get(categoryKey(category)) ?? toCategory(labelOf(category), 'primary')
}

export function badgeFor(category: string): Badge {
  return categoryOf(category).badge
}

export function sameCategory(a: string, b: string): boolean {
  return categoryKey(a) === categoryKey(b)
}
