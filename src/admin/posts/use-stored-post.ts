import { useQuery } from '@tanstack/react-query'
import { postQuery } from './post-query.ts'

/** The post as the server holds it now; each save in the editor brings it up to date. */
export function useStoredPost(postId: number | null) {
  return useQuery({ ...postQuery(postId ?? 0), enabled: postId !== null }).data ?? null
}
