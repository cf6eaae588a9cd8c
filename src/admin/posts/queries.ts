import { queryOptions, useQuery } from '@tanstack/react-query'
import { getAutosave } from '#shared/contract/history.admin.ts'
import { getAdminPost } from '#shared/contract/posts.admin.ts'
import { api } from '../app/api.ts'

export const postQueryKey = (id: number) => [getAdminPost.path, id]

/** Not cached: the editor must open the post as it is stored now. */
export const postQuery = (id: number) =>
  queryOptions({
    queryKey: postQueryKey(id),
    queryFn: ({ signal }) => api(getAdminPost, { params: { id }, signal }),
    gcTime: 0,
  })

export const autosaveQuery = (key: string) =>
  queryOptions({
    queryKey: [getAutosave.path, key],
    queryFn: ({ signal }) => api(getAutosave, { params: { key }, signal }),
    gcTime: 0,
  })

/** Each save in the editor updates this query. */
export function useStoredPost(postId: number | null) {
  return useQuery({ ...postQuery(postId ?? 0), enabled: postId !== null }).data ?? null
}
