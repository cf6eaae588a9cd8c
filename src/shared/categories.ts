import { language } from '#texts/grammar.ts'
import { categoryNames } from '#texts/site/categories.ts'

/**
 * Default lists of a diary whose owner has not edited them; entries are English names, which other languages
 * translate.
 */
export const defaultBlogChips = [
  'Adventures',
  'Health',
  'Nutrition',
  'Playtime',
  'Training',
  'Celebrations',
] as const

export const defaultFooterCategories = [
  'Training',
  'Health',
  'Adventures',
  'Nutrition',
  'Playtime',
] as const

export const defaultPostCategories = [
  { value: 'adventure', label: 'Adventure' },
  { value: 'daily-life', label: 'Daily Life' },
  { value: 'health', label: 'Health & Care' },
  { value: 'training', label: 'Training' },
  { value: 'travel', label: 'Travel' },
] as const

export const defaultGalleryCategories = [
  'Everyday',
  'Playtime',
  'Outdoors',
  'Holidays',
  'Family',
  'Sleepy',
  'Funny',
  'Fashion',
] as const

const defaultGalleryCategory = 'Everyday'

type Badge =
  | 'training'
  | 'health'
  | 'food'
  | 'toys'
  | 'travel'
  | 'adventures'
  | 'tips'
  | 'daily-life'
  | 'primary'

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

/** Repeats until nothing changes, so that the key of a key is the key itself. */
function foldWhole(words: string): string {
  const folded = foldPlural(words).replace(/-$/, '')
  return folded === words ? words : foldWhole(folded)
}

/** Comparison key: "Adventures" equals "adventure", and "Daily Life" equals "daily-life". */
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

export const createCategoryWithTone = (label: string, tone: BadgeTone): Category =>
  toCategory(label, badgeOfTone.get(tone) ?? 'primary')

/** Maps the keys of both the English names and the diary's translated names. */
function knownCategories(): Map<string, Category> {
  const named: [string, Badge][] = [
    ...[...defaultBlogChips, ...defaultGalleryCategories].map((name): [string, Badge] => [
      name,
      'primary',
    ]),
    ...Object.entries(badgeLabels).map(([badge, name]): [string, Badge] => [name, badge as Badge]),
  ]
  const categories = named.map(([name, badge]): [string, Category] => [
    categoryKey(name),
    toCategory(categoryNames.of(name), badge),
  ])
  const known = new Map(categories)
  for (const category of known.values()) known.set(category.key, category)
  return known
}

let known: { spoken: string; categories: Map<string, Category> } | undefined

function findKnown(key: string): Category | undefined {
  if (known?.spoken !== language.tag) {
    known = { spoken: language.tag, categories: knownCategories() }
  }
  return known.categories.get(key)
}

/** A category typed by the owner is shown as typed; a bare key such as daily-life gets its capitals back. */
function labelOf(category: string): string {
  const typed = category.trim()
  if (/[^a-z0-9-]/.test(typed)) return typed
  return typed
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

export function categoryOf(category: string): Category {
  return findKnown(categoryKey(category)) ?? toCategory(labelOf(category), 'primary')
}

export function badgeFor(category: string): Badge {
  return categoryOf(category).badge
}

export function isSameCategory(a: string, b: string): boolean {
  return categoryKey(a) === categoryKey(b)
}

export interface OwnCategory {
  name: string
  tone: BadgeTone
  /** A hidden category is neither offered nor shown as a chip; its posts keep it. */
  hidden: boolean
  /** Former names, so that addresses with them still work. */
  formerly: string[]
}

/** Null until the owner has edited the list: the defaults apply. */
export interface OwnCategories {
  posts: OwnCategory[] | null
  photos: OwnCategory[] | null
}

export const emptyOwnCategories: OwnCategories = { posts: null, photos: null }

export const categoryKinds = ['posts', 'photos'] as const satisfies (keyof OwnCategories)[]
export type CategoryKind = (typeof categoryKinds)[number]

export type CategoryOf = (category: string) => Category

export interface Categories {
  chips: readonly string[]
  footer: readonly string[]
  offered: readonly { value: string; label: string }[]
  /** Preselected category of a new item; empty when the owner has to choose. */
  preset: string
  isHidden: (category: string) => boolean
  /** Finds a category by any spelling and by its former names. */
  of: CategoryOf
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const inDiary = (names: readonly string[]) => names.map(categoryNames.of)

/** Names are translated for the diary; the stored values are the same in each language. */
const defaultsOf: Record<CategoryKind, () => Categories> = {
  posts: () => ({
    chips: inDiary(defaultBlogChips),
    footer: inDiary(defaultFooterCategories),
    offered: defaultPostCategories.map(({ value, label }) => ({
      value,
      label: categoryNames.of(label),
    })),
    preset: '',
    isHidden: () => false,
    of: categoryOf,
  }),
  photos: () => ({
    chips: inDiary(defaultGalleryCategories),
    footer: [],
    offered: defaultGalleryCategories.map((name) => ({
      value: name,
      label: categoryNames.of(name),
    })),
    preset: defaultGalleryCategory,
    isHidden: () => false,
    of: categoryOf,
  }),
}

export function readCategories(kind: CategoryKind, own: OwnCategories): Categories {
  const list = own[kind]
  if (!list) return defaultsOf[kind]()
  const byKey = new Map<string, OwnCategory>()
  // Current names overwrite former names of other categories, so the order of these loops matters.
  for (const entry of list) for (const name of entry.formerly) byKey.set(categoryKey(name), entry)
  for (const entry of list) byKey.set(categoryKey(entry.name), entry)
  const find = (category: string) => byKey.get(categoryKey(category))
  const names = list.filter(({ hidden }) => !hidden).map(({ name }) => name)
  return {
    chips: names,
    footer: names.slice(0, defaultFooterCategories.length),
    offered: asOptions(names),
    preset:
      names.find((name) => name === defaultsOf[kind]().preset) ??
      (kind === 'photos' ? names[0]! : ''),
    isHidden: (category) => find(category)?.hidden ?? false,
    of(category) {
      const entry = find(category)
      return entry ? createCategoryWithTone(entry.name, entry.tone) : categoryOf(category)
    },
  }
}

export function findOption({ offered, of }: Pick<Categories, 'offered' | 'of'>, category: string) {
  const { key } = of(category)
  return offered.find(({ value }) => of(value).key === key)
}

/** Options of a form. A post keeps its category in its own spelling, even one that is no longer offered. */
export function categoryOptions(categories: Categories, current: string) {
  const { offered, of } = categories
  if (current === '') return offered
  const same = findOption(categories, current)
  if (!same) return [...offered, { value: current, label: of(current).label }]
  return offered.map((option) => (option === same ? { ...option, value: current } : option))
}

/** Initial list when the owner starts to edit: all default categories and those in use. */
export function createEditableCategories(
  kind: CategoryKind,
  inUse: readonly string[],
): OwnCategory[] {
  const { chips, offered } = defaultsOf[kind]()
  const entries = new Map<string, OwnCategory>()
  for (const name of [...chips, ...offered.map(({ value }) => value), ...inUse]) {
    const { key, label, tone } = categoryOf(name)
    if (key) entries.set(key, { name: label, tone, hidden: false, formerly: [] })
  }
  return [...entries.values()]
}
