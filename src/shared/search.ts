import { categoryOf, sameCategory } from './categories.ts'

type SearchablePost = { title: string; content: string; excerpt: string; category: string }

/** Case-insensitive, anywhere in title, content, excerpt or category (as stored and as shown). */
export function matchesSearch(post: SearchablePost, term: string): boolean {
  const wanted = term.trim().toLowerCase()
  return [
    post.title,
    post.content,
    post.excerpt,
    post.category,
    categoryOf(post.category).label,
  ].some((text) => text.toLowerCase().includes(wanted))
}

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
