import {
  type CategoryKind,
  categoryKey,
  createEditableCategories,
  emptyOwnCategories,
  type OwnCategory,
  readCategories,
} from '#shared/categories.ts'
import type { CategoryInput, CategoryList } from '#shared/contract/categories.admin.ts'
import { categoryErrors } from '#texts/errors/posts.ts'
import type { ValueReplacements } from '../platform/database/queries.ts'
import { conflict } from '../platform/http/errors.ts'
import type { Settings } from '../settings/settings.ts'

const changedElsewhere = () =>
  conflict('categories.changed_elsewhere', categoryErrors.changedElsewhere)
const categoryInUse = (name: string, count: number) =>
  conflict('categories.in_use', categoryErrors.inUse(name, count))

type Counts = { category: string | null; count: number }[]

interface Categorized {
  countByCategory(): Promise<Counts>
  renameCategories(names: ValueReplacements): Promise<void>
}

interface CategoriesOptions extends Record<CategoryKind, Categorized> {
  settings: Settings
}

export function createCategoriesService({ settings, ...kinds }: CategoriesOptions) {
  async function read(kind: CategoryKind) {
    const own = (await settings.get()).categories
    const counts = await kinds[kind].countByCategory()
    const inUse = counts.flatMap(({ category }) => category ?? [])
    const entries = own[kind] ?? createEditableCategories(kind, inUse)
    return { isOwn: own[kind] !== null, entries, counts, inUse }
  }

  async function list(kind: CategoryKind): Promise<CategoryList> {
    const { isOwn, entries, counts } = await read(kind)
    const used = countIn(kind, entries, counts)
    return { isOwn, categories: entries.map((entry) => ({ ...entry, used: used(entry.name) })) }
  }

  return {
    list,

    /** Stores the default list as the owner's, so that chips and forms share one list. */
    async ensureOneList(kind: CategoryKind) {
      const { isOwn, entries } = await read(kind)
      if (!isOwn) await settings.setCategories(kind, entries)
    },

    /** Saves the list before it renames the items: until then, former names lead them to their category. */
    async update(kind: CategoryKind, inputs: readonly CategoryInput[]): Promise<CategoryList> {
      const { entries, counts, inUse } = await read(kind)
      const changed = inputs.map((entry) => changeEntry(entry, inputs, entries))
      const used = countIn(kind, entries, counts)
      for (const { name } of entries) {
        const isGone = !inputs.some(({ was }) => was === name)
        if (isGone && used(name) > 0) throw categoryInUse(name, used(name))
      }
      await settings.setCategories(kind, changed)
      const names = findNewNames(kind, entries, inputs, inUse)
      if (names.size > 0) await kinds[kind].renameCategories(names)
      return list(kind)
    },
  }
}

export type CategoriesService = ReturnType<typeof createCategoriesService>

function changeEntry(
  { name, was, tone, hidden }: CategoryInput,
  inputs: readonly CategoryInput[],
  entries: readonly OwnCategory[],
): OwnCategory {
  const before = entries.find((entry) => entry.name === was)
  if (was !== null && !before) throw changedElsewhere()
  const taken = new Set(inputs.map((entry) => categoryKey(entry.name)))
  const formerly = new Map(
    [...(before?.formerly ?? []), ...(was === null ? [] : [was])].map((old) => [
      categoryKey(old),
      old,
    ]),
  )
  for (const key of taken) formerly.delete(key)
  return { name, tone, hidden, formerly: [...formerly.values()] }
}

/** Maps each stored spelling to its new name; the old list decides which name it means. */
function findNewNames(
  kind: CategoryKind,
  entries: OwnCategory[],
  inputs: readonly CategoryInput[],
  inUse: readonly string[],
): ValueReplacements {
  const { of } = readCategories(kind, { ...emptyOwnCategories, [kind]: entries })
  const names = new Map<string, string>()
  for (const spelled of inUse) {
    const { label } = of(spelled)
    const name = inputs.find(({ was }) => was === label)?.name
    if (spelled && name && name !== spelled) names.set(spelled, name)
  }
  return names
}

function countIn(kind: CategoryKind, entries: OwnCategory[], counts: Counts) {
  const { of } = readCategories(kind, { ...emptyOwnCategories, [kind]: entries })
  const byKey = new Map<string, number>()
  for (const { category, count } of counts) {
    if (!category) continue
    const { key } = of(category)
    byKey.set(key, (byKey.get(key) ?? 0) + count)
  }
  return (name: string) => byKey.get(categoryKey(name)) ?? 0
}
