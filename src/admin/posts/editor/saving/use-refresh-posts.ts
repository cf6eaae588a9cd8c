import { useQueryClient } from '@tanstack/react-query'
import { listDrafts } from '#shared/contract/history.admin.ts'
import { getLetterOfPost, listLetters } from '#shared/contract/letters.admin.ts'
import {
  type AdminPost,
  getPreviewLink,
  listAddresses,
  listAdminPosts,
} from '#shared/contract/posts.admin.ts'
import { listFeaturedPosts, listPosts, listRecentPosts } from '#shared/contract/posts.ts'
import { postQueryKey } from '../../queries.ts'

/** Whether the editor closes or goes on with the same post. */
export type AfterSave = 'leave' | 'stay'

/** After a save: every list of posts is asked for again, and the post itself when it is next opened. */
export function useRefreshPosts() {
  const queryClient = useQueryClient()
  return (post: AdminPost, after: AfterSave) => {
    const queryKey = postQueryKey(post.id)
    if (after === 'stay') queryClient.setQueryData(queryKey, post)
    else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    const lists = [listAdminPosts, listPosts, listFeaturedPosts, listRecentPosts, listDrafts]
    const beside = [listAddresses, getPreviewLink, listLetters, getLetterOfPost]
    for (const { path } of [...lists, ...beside]) {
      void queryClient.invalidateQueries({ queryKey: [path] })
    }
  }
}
