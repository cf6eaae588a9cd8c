import { commentLimits } from '#shared/limits.ts'
import { commentErrors } from '#shared/texts/comments.ts'
import type { RateLimits } from '../../platform/security/rate-limits.ts'

const HOUR = 3600

/** Counted in the database, for all processes together. */
export function createCommentLimits(limitTo: RateLimits) {
  const { points, minutes } = commentLimits.perAddress
  const perAddress = limitTo({
    ...{ name: 'comment', points, seconds: minutes * 60, message: commentErrors.tooMany },
  })
  const perDay = limitTo({
    ...{ name: 'comment-day', points: commentLimits.perAddressAndDay, seconds: 24 * HOUR },
    message: commentErrors.tooMany,
  })
  const perPost = limitTo({
    ...{ name: 'comment-post', points: commentLimits.perPostAndHour, seconds: HOUR },
    message: commentErrors.tooManyHere,
  })
  const rush = limitTo({
    ...{ name: 'comment-rush', points: commentLimits.rushPerHour, seconds: HOUR, message: '' },
  })

  return {
    /** Refuses whoever writes too much; says whether many write at once. */
    async take(senderKey: string, postId: number): Promise<{ isRush: boolean }> {
      await perAddress.take(senderKey)
      await perDay.take(senderKey)
      await perPost.take(String(postId))
      return { isRush: !(await rush.tryTake(String(postId))) }
    },
  }
}

export type CommentLimits = ReturnType<typeof createCommentLimits>
