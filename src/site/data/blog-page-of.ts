import { type OwnCategories, readCategories } from '#shared/categories.ts'
import type { BlogPage, BlogQuery, Post, PostCard } from '#shared/contract/posts.ts'
import { POSTS_PER_PAGE } from '#shared/limits.ts'
import { paginate } from '#shared/lists/pages.ts'
import { filterPosts } from '#shared/lists/search.ts'
import { readingMinutes } from '#shared/reading-time.ts'

export function toCard({ content, ...post }: Post): PostCard {
  return { ...post, readingMinutes: readingMinutes(content) }
}

/** The six cards an address asks for, out of the whole list. */
export function blogPageOf(posts: readonly Post[], query: BlogQuery, own: OwnCategories): BlogPage {
  const found = filterPosts(posts, query, readCategories('posts', own).of)
  const { page, pages, start, end } = paginate(found.length, POSTS_PER_PAGE, query.page)
  return { posts: found.slice(start, end).map(toCard), total: found.length, page, pages }
}
