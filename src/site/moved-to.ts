import { categoryKey } from '#shared/categories/category.ts'
import { type OwnCategories, readCategories } from '#shared/categories/own-categories.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import type { BlogQuery } from '#shared/contract/posts.ts'

/** A list of a category that has another name by now leads to the list under that name. */
export function movedCategory(
  path: string,
  known: BlogQuery,
  own: OwnCategories,
): string | undefined {
  if (!known.category) return undefined
  const kind = path === '/gallery' ? 'photos' : 'posts'
  const { key, label } = readCategories(kind, own).of(known.category)
  if (key === categoryKey(known.category)) return undefined
  return endpointUrl(path, {}, { ...known, category: label })
}
