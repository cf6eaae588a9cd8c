import { categoryOf, sameCategory } from '../categories.ts'

type SearchablePost = { title: string; content: string; excerpt: string; category: string }

const includesTerm = (texts: string[], term: string) => {
  const wanted = term.trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** As stored and as shown. */
export const matchesCategory = (category: string, term: string): boolean =>
  includesTerm([category, categoryOf(category).label], term)

/** Case-insensitive, anywhere in title, content, excerpt or category. */
export const matchesSearch = (post: SearchablePost, term: string): boolean =>
  includesTerm([post.title, post.content, post.excerpt], term) ||
  matchesCategory(post.category, term)

type PostFilter = { category?: string | null; search?: string | null }

export function filterPosts<P extends SearchablePost>(
  posts: readonly P[],
  { category, search }: PostFilter,
): P[] {
  return posts.filter(
    (post) =>
      (!category || sameCategory(post.category, category)) &&
      (!search || matchesSearch(post, search)),
  )
}

type SearchablePhoto = { title: string; description: string | null; category: string | null }

/** Anywhere in title, description or category. */
export const searchPhotos = <P extends SearchablePhoto>(photos: readonly P[], term: string): P[] =>
  photos.filter(
    ({ title, description, category }) =>
      includesTerm([title, description ?? ''], term) || matchesCategory(category ?? '', term),
  )
