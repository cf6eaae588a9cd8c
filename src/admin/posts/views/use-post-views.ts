import { useQuery } from '@tanstack/react-query'
import type { AdminPostRow } from '#shared/contract/posts.admin.ts'
import { postViewsQuery, settingsQuery } from '../../app/queries.ts'

export type ViewsOf = (post: AdminPostRow) => number | undefined

/** How often each of these posts was read; null while nobody counts. */
export function usePostViews(posts: readonly AdminPostRow[]): ViewsOf | null {
  const isOn = useQuery(settingsQuery).data?.features.analytics ?? false
  const ids = posts.map(({ id }) => id)
  const { data } = useQuery({ ...postViewsQuery(ids), enabled: isOn && ids.length > 0 })
  if (!isOn) return null
  const views = new Map(data?.posts.map((post) => [post.id, post.views]))
  return ({ id, published }) => {
    const read = views.get(id)
    // A draft that nobody read has nothing to say; one that was public once has.
    return published || read ? read : undefined
  }
}
