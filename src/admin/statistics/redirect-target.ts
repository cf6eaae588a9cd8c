import type { AdminPostRow } from '#shared/contract/posts.admin.ts'

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Returns the published post that shares the most words with the path, or the blog if none does. */
export function guessRedirectTarget(path: string, posts: readonly AdminPostRow[]): string {
  const words = wordsOf(decode(path))
  let best = { target: '/blog', shared: 0 }
  for (const post of posts) {
    if (!post.published) continue
    const shared = [...wordsOf(`${post.slug} ${post.title}`)].filter((word) => words.has(word))
    if (shared.length > best.shared) best = { target: `/blog/${post.slug}`, shared: shared.length }
  }
  return best.target
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
