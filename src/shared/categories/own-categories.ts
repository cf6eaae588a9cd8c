import { type BadgeTone, type Category, categoryKey, categoryOf, ownCategory } from './category.ts'
import {
  blogChips,
  defaultGalleryCategory,
  editorCategories,
  footerCategories,
  galleryCategories,
} from './default-lists.ts'

/** One entry of the owner's own list. */
export interface OwnCategory {
  name: string
  tone: BadgeTone
  /** Neither offered nor shown as a chip; what is in it keeps it. */
  hidden: boolean
  /** Names it had before: their addresses lead on. */
  formerly: string[]
}

/** Null where the owner has made no list: the lists of the specification serve then. */
export interface OwnCategories {
  posts: OwnCategory[] | null
  photos: OwnCategory[] | null
}

export const noOwnCategories: OwnCategories = { posts: null, photos: null }

export const categoryKinds = ['posts', 'photos'] as const satisfies (keyof OwnCategories)[]
export type CategoryKind = (typeof categoryKinds)[number]

export type CategoryOf = (category: string) => Category

export interface Categories {
  chips: readonly string[]
  footer: readonly string[]
  /** What can be chosen for something new. */
  offered: readonly { value: string; label: string }[]
  /** What something new begins with; empty where the owner has to choose. */
  preset: string
  isHidden: (category: string) => boolean
  /** However it is written, and whatever it was called before. */
  of: CategoryOf
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

const defaultsOf: Record<CategoryKind, Categories> = {
  posts: {
    chips: blogChips,
    footer: footerCategories,
    offered: editorCategories,
    preset: '',
    isHidden: () => false,
    of: categoryOf,
  },
  photos: {
    chips: galleryCategories,
    footer: [],
    offered: asOptions(galleryCategories),
    preset: defaultGalleryCategory,
    isHidden: () => false,
    of: categoryOf,
  },
}

export function readCategories(kind: CategoryKind, own: OwnCategories): Categories {
  const list = own[kind]
  if (!list) return defaultsOf[kind]
  const byKey = new Map<string, OwnCategory>()
  // A name in use wins over one from before.
  for (const entry of list) for (const name of entry.formerly) byKey.set(categoryKey(name), entry)
  for (const entry of list) byKey.set(categoryKey(entry.name), entry)
  const find = (category: string) => byKey.get(categoryKey(category))
  const names = list.filter(({ hidden }) => !hidden).map(({ name }) => name)
  return {
    chips: names,
    footer: names.slice(0, footerCategories.length),
    offered: asOptions(names),
    preset:
      names.find((name) => name === defaultsOf[kind].preset) ??
      (kind === 'photos' ? names[0]! : ''),
    isHidden: (category) => find(category)?.hidden ?? false,
    of(category) {
      const entry = find(category)
      return entry ? ownCategory(entry.name, entry.tone) : categoryOf(category)
    },
  }
}

/** What one list for chips and editor begins with: everything there is to choose, show or that is in use. */
export function firstList(kind: CategoryKind, inUse: readonly string[]): OwnCategory[] {
  const { chips, offered } = defaultsOf[kind]
  const entries = new Map<string, OwnCategory>()
  for (const name of [...chips, ...offered.map(({ value }) => value), ...inUse]) {
    const { key, label, tone } = categoryOf(name)
    if (key) entries.set(key, { name: label, tone, hidden: false, formerly: [] })
  }
  return [...entries.values()]
}
