import { categoryKey, categoryOf } from '#shared/categories.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import type { CategoriesService } from '../posts/categories.service.ts'

const NAME_MAX = 60
/** The category of posts that have none in the old blog. */
const NO_CATEGORY = 'Daily Life'
/** A name that the product knows is the same category in every language. */
const keyOf = (name: string) => categoryOf(name).key

const cleaned = (name: string) => name.replaceAll('\u0000', '').trim().slice(0, NAME_MAX)

/** Compares names regardless of spelling and language. Returns null when there is no match. */
export async function findCategory(
  categories: CategoriesService,
  name: string,
): Promise<string | null> {
  const key = keyOf(name || NO_CATEGORY)
  const { categories: entries } = await categories.list('posts')
  return entries.find((entry) => keyOf(entry.name) === key)?.name ?? null
}

export function createMatchCategory(categories: CategoriesService, chosen: Record<string, string>) {
  const known = new Map<string, string>()

  async function addCategory(name: string): Promise<boolean> {
    const { categories: entries } = await categories.list('posts')
    if (entries.length >= MAX_CATEGORIES) return false
    await categories.update('posts', [
      ...entries.map(({ used: _used, formerly: _formerly, ...entry }) => ({
        ...entry,
        was: entry.name,
      })),
      { name, was: null, tone: categoryOf(name).tone, hidden: false },
    ])
    return true
  }

  return async (sourceName: string | null) => {
    const name = sourceName ?? ''
    const before = known.get(name)
    if (before !== undefined) return { category: before, made: null, hasRoom: true }
    const chosenName = cleaned(chosen[name] ?? name)
    const usable = categoryKey(chosenName) ? chosenName : categoryOf(NO_CATEGORY).label
    const match = await findCategory(categories, usable)
    const isMade = match === null && (await addCategory(usable))
    const category = match ?? usable
    known.set(name, category)
    return { category, made: isMade ? category : null, hasRoom: match !== null || isMade }
  }
}

export async function removeCreatedCategories(
  categories: CategoriesService,
  made: string[],
): Promise<void> {
  const { categories: entries } = await categories.list('posts')
  const gone = new Set(made.map(categoryKey))
  const remaining = entries.filter(({ name, used }) => used > 0 || !gone.has(categoryKey(name)))
  if (remaining.length === entries.length || remaining.length === 0) return
  await categories.update(
    'posts',
    remaining.map(({ used: _used, formerly: _formerly, ...entry }) => ({
      ...entry,
      was: entry.name,
    })),
  )
}
