import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { navigationTexts } from '#texts/site/pages.ts'

const MOST_OFFERED = 40

const addressOf = ({ slug }: AdminPostRow) => `/blog/${slug}`

export const targetTitle = (address: string, posts: readonly AdminPostRow[]) =>
  posts.find((post) => post.published && addressOf(post) === address.trim())?.title

interface TargetsProps {
  id: string
  posts: readonly AdminPostRow[]
  typed: string
}

/** What a redirect can lead to, by title; a part of the title typed is enough. */
export function Targets({ id, posts, typed }: TargetsProps) {
  const term = typed.trim().toLowerCase()
  const found = posts
    .filter(
      (post) => post.published && `${post.title}\n${addressOf(post)}`.toLowerCase().includes(term),
    )
    .slice(0, MOST_OFFERED)
  return (
    <datalist id={id}>
      {Object.entries(navigationTexts).map(([href, label]) => (
        <option key={href} value={href}>
          {label}
        </option>
      ))}
      {found.map((post) => (
        <option key={post.id} value={addressOf(post)}>
          {post.title}
        </option>
      ))}
    </datalist>
  )
}
