import { categoryOf } from '../categories/category.ts'
import type { CategoryOf } from '../categories/own-categories.ts'

type SearchablePost = { title: string; content: string; excerpt: string; category: string }

const includesTerm = (texts: string[], term: string) => {
  const wanted = term.trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** As stored and as shown. */
export const matchesCategory = (category: string, term: string, of: CategoryOf): boolean =>
  includesTerm([category, of(category).label], term)

/** Case-insensitive, anywhere in title, content, excerpt or category. */
export const matchesSearch = (post: SearchablePost, term: string, of = categoryOf): boolean =>
  includesTerm([post.title, post.content, post.excerpt], term) ||
  matchesCategory(post.category, term, of)

type PostFilter = { category?: string | null; search?: string | null }

export function filterPosts<P extends SearchablePost>(
  posts: readonly P[],
  { category, search }: PostFilter,
  of: CategoryOf = categoryOf,
): P[] {
  const wanted = category && of(category).key
  return posts.filter(
    (post) =>
      (!wanted || of(post.category).key === wanted) && (!search || matchesSearch(post, search, of)),
  )
}

type SearchablePhoto = { title: string; description: string | null; category: string | null }

/** Anywhere in title, description or category. */
export const searchPhotos = <P extends SearchablePhoto>(
  photos: readonly P[],
  term: string,
  of: CategoryOf = categoryOf,
): P[] =>
  photos.filter(
    ({ title, description, category }) =>
      includesTerm([title, description ?? ''], term) || matchesCategory(category ?? '', term, of),
  )
