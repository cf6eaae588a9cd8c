import { useEffect, useMemo, useState } from 'react'
import type { Comment, CommentThread } from '#shared/contract/comments.ts'
import type { PostPage } from '../data/site-calls.ts'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery, useQueryCache } from '../data/use-query.ts'
import { parameters, useKnownSearch } from '../read-search.ts'
import { keepWaiting, type WaitingComment, waitingBelow } from './kept-here.ts'
import { toThreads, withComment } from './thread/threads.ts'

const FIRST = '1'

/** The comments of the page in the address, and those of this browser that wait. */
export function useComments(post: PostPage) {
  const { slug } = post
  const cache = useQueryCache()
  const queries = useSiteQueries()
  const { page = FIRST } = useKnownSearch(parameters.post)
  const isFirst = page === FIRST
  const more = queries.comments(slug, page)
  const morePages = useQuery({ ...more, enabled: !isFirst })
  const thread = isFirst ? post.comments : morePages.data
  const [waiting, setWaiting] = useState<WaitingComment[]>([])
  const comments = thread?.comments
  // The server knows nothing of them.
  useEffect(() => {
    if (comments) setWaiting(waitingBelow(slug, new Set(comments.map(({ id }) => id))))
  }, [slug, comments])
  const all = useMemo(() => toThreads(comments ?? [], waiting), [comments, waiting])
  return {
    thread,
    isError: !isFirst && morePages.isError,
    all,
    /** After one was written: shown to everybody, or to this browser alone. */
    add(comment: Comment, state: 'waiting' | 'approved') {
      if (state === 'approved' && thread) {
        const after: CommentThread = {
          ...thread,
          comments: withComment(thread.comments, comment),
          total: thread.total + 1,
        }
        if (isFirst) cache.setQueryData(queries.post(slug).queryKey, { ...post, comments: after })
        else cache.setQueryData(more.queryKey, after)
        return
      }
      const { id, parentId, name, message } = comment
      const kept = { id, slug, parentId, name, message, sentAt: Date.now() }
      keepWaiting(kept)
      setWaiting((before) => [...before, kept])
    },
  }
}
