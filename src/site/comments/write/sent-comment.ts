import { type SentComment, sentCommentKey } from '#shared/comments/pages.ts'
import { useQueryCache } from '../../data/use-query.ts'

export type ReplyTo = NonNullable<SentComment['replyTo']>

/** What became of a comment that was sent without script: the page that answers brings it along. */
export function useSentComment(): SentComment | null {
  return useQueryCache().getQueryData<SentComment>({ queryKey: sentCommentKey }) ?? null
}
