import { commentLimits } from '#shared/limits.ts'
import { commentErrors } from '#shared/texts/comments.ts'
import type { RateLimits } from '../platform/security/rate-limits.ts'

const HOUR = 3600

/** Counted in the database, for all processes together; twice for each comment, since each count is a write. */
export function createCommentLimits(limitTo: RateLimits) {
  const { points, minutes } = commentLimits.perAddress
  const perAddress = limitTo({
    ...{ name: 'comment', points, seconds: minutes * 60, message: commentErrors.tooMany },
  })
  const perPost = limitTo({
    ...{ name: 'comment-post', points: commentLimits.perPostAndHour, seconds: HOUR },
    message: commentErrors.tooManyHere,
  })

  return {
    refuseWaiting: (senderKey: string) => perAddress.refuseWaiting(senderKey),

    /** Refuses whoever writes too much; says whether many write at once. */
    async take(senderKey: string, postId: number): Promise<{ isRush: boolean }> {
      await perAddress.take(senderKey)
      const count = await perPost.take(String(postId))
      return { isRush: count > commentLimits.rushPerHour }
    },
  }
}

export type CommentLimits = ReturnType<typeof createCommentLimits>
