import { categoryKey } from '#shared/categories/category.ts'
import {
  type CategoryKind,
  firstList,
  noOwnCategories,
  type OwnCategory,
  readCategories,
} from '#shared/categories/own-categories.ts'
import type { CategoryInput, CategoryList } from '#shared/contract/categories.ts'
import type { Replacements } from '../platform/database/replace-values.ts'
import type { SettingsService } from '../settings/settings.ts'
import { categoriesChangedElsewhere, categoryInUse } from './categories.errors.ts'

type Counts = { category: string | null; count: number }[]

/** Posts and photos, as far as they stand in categories. */
interface Categorized {
  countByCategory(): Promise<Counts>
  renameCategories(names: Replacements): Promise<void>
}

interface CategoriesParts extends Record<CategoryKind, Categorized> {
  settings: SettingsService
}

export function createCategoriesService({ settings, ...things }: CategoriesParts) {
  async function read(kind: CategoryKind) {
    const own = (await settings.get()).categories
    const counts = await things[kind].countByCategory()
    const inUse = counts.flatMap(({ category }) => category ?? [])
    const entries = own[kind] ?? firstList(kind, inUse)
    return { isOwn: own[kind] !== null, entries, counts, inUse }
  }

  async function list(kind: CategoryKind): Promise<CategoryList> {
    const { isOwn, entries, counts } = await read(kind)
    const used = countIn(kind, entries, counts)
    return { isOwn, categories: entries.map((entry) => ({ ...entry, used: used(entry.name) })) }
  }

  return {
    list,

    /** The list first: whatever still has its old spelling then is found under the new name already. */
    async update(kind: CategoryKind, wanted: readonly CategoryInput[]): Promise<CategoryList> {
      const { entries, counts, inUse } = await read(kind)
      const changed = wanted.map((entry) => changeEntry(entry, wanted, entries))
      const used = countIn(kind, entries, counts)
      for (const { name } of entries) {
        const isGone = !wanted.some(({ was }) => was === name)
        if (isGone && used(name) > 0) throw categoryInUse(name, used(name))
      }
      await settings.setCategories(kind, changed)
      const names = renamed(kind, { entries, wanted, inUse })
      if (names.size > 0) await things[kind].renameCategories(names)
      return list(kind)
    },
  }
}

function changeEntry(
  { name, was, tone, hidden }: CategoryInput,
  wanted: readonly CategoryInput[],
  entries: readonly OwnCategory[],
): OwnCategory {
  const before = entries.find((entry) => entry.name === was)
  if (was !== null && !before) throw categoriesChangedElsewhere()
  const taken = new Set(wanted.map((entry) => categoryKey(entry.name)))
  const formerly = new Map(
    [...(before?.formerly ?? []), ...(was === null ? [] : [was])].map((old) => [
      categoryKey(old),
      old,
    ]),
  )
  for (const key of taken) formerly.delete(key)
  return { name, tone, hidden, formerly: [...formerly.values()] }
}

interface Renaming {
  entries: OwnCategory[]
  wanted: readonly CategoryInput[]
  inUse: readonly string[]
}

/** The new name of everything that is spelled otherwise, by the list it was written under. */
function renamed(kind: CategoryKind, { entries, wanted, inUse }: Renaming): Replacements {
  const { of } = readCategories(kind, { ...noOwnCategories, [kind]: entries })
  const names = new Map<string, string>()
  for (const spelled of inUse) {
    const { label } = of(spelled)
    const name = wanted.find(({ was }) => was === label)?.name
    if (spelled && name && name !== spelled) names.set(spelled, name)
  }
  return names
}

/** How much stands in each category of a list. */
function countIn(kind: CategoryKind, entries: OwnCategory[], counts: Counts) {
  const { of } = readCategories(kind, { ...noOwnCategories, [kind]: entries })
  const byKey = new Map<string, number>()
  for (const { category, count } of counts) {
    if (!category) continue
    const { key } = of(category)
    byKey.set(key, (byKey.get(key) ?? 0) + count)
  }
  return (name: string) => byKey.get(categoryKey(name)) ?? 0
}

export type CategoriesService = ReturnType<typeof createCategoriesService>
