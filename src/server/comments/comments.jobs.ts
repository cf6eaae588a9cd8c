import { MINUTE_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { type CommentMailOptions, defineDigestMail } from './comments.mail.ts'

export function defineDigestJob(platform: Platform, content: Omit<CommentMailOptions, 'linkTo'>) {
  const { mailQueue, mailHold, jobs, linkTo, clock } = platform
  const { rows, rules } = content
  const mail = defineDigestMail(mailQueue, { ...content, linkTo })

  const digestTime = () => {
    const now = clock.now()
    const pauseMs = commentLimits.digestMinutes * MINUTE_MS
    const inMs = (ms: number) => new Date(now.getTime() + ms)
    return { now, restedSince: inMs(-pauseMs), tooFar: inMs(pauseMs) }
  }
  const isResting = async () =>
    !mailQueue.canSend || !(await rules.isOn()) || (await mailHold.isHeld())

  return jobs.define<number>({
    kind: 'comment-digest',
    async listDue() {
      const newest = (await isResting()) ? null : await rows.findDueDigest(digestTime())
      return newest === null ? [] : [newest]
    },
    run: (upTo) =>
      rows.claimDigest(upTo, digestTime(), (tx, afterId) => mail.enqueueIn(tx, { afterId })),
    afterBatch: mailQueue.wake,
    // Comments wait for the pause to end without anything being wrong, so none count as overdue.
    countDue: async () => ({ count: 0, oldest: null }),
  })
}
