import type { CategoryOf } from '#shared/categories.ts'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { DASHBOARD_SEARCH_RESULTS } from '#shared/limits.ts'

/** Lower comes first; undefined does not match at all. */
function rank(post: AdminPostRow, term: string, of: CategoryOf): number | undefined {
  const title = post.title.toLowerCase()
  if (title.startsWith(term)) return 0
  if (title.includes(term)) return 1
  const rest = `${post.slug} ${post.category} ${of(post.category).label}`.toLowerCase()
  return rest.includes(term) ? 2 : undefined
}

/** The few posts to jump to: title matches first, in the order of the list. */
export function findPosts(
  posts: readonly AdminPostRow[],
  typed: string,
  of: CategoryOf,
): AdminPostRow[] {
  const term = typed.trim().toLowerCase()
  if (!term) return []
  const byRank: AdminPostRow[][] = [[], [], []]
  for (const post of posts) byRank[rank(post, term, of) ?? -1]?.push(post)
  return byRank.flat().slice(0, DASHBOARD_SEARCH_RESULTS)
}
