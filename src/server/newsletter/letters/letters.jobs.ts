import { DAY_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import type { JobHandle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Posts } from '../../posts/posts.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { LettersService } from './letters.service.ts'

/** A letter this late may be out of place, so the owner has to decide about it. */
const LATE_MS = DAY_MS

interface LetterStateOptions {
  rows: LettersRepository
  posts: Posts
  letters: LettersService
  sending: JobHandle
}

/**
 * Moves letters between states when their post becomes public, when the time to stop them is over
 * and when no mail is left. It sends no mail.
 */
export function defineLetterStateJob(
  { config, jobs, mailer, mailHold, clock }: Platform,
  { rows, posts, letters, sending }: LetterStateOptions,
) {
  const now = () => clock.now().getTime()
  const isLate = (instant: Date) => now() - instant.getTime() > LATE_MS
  const hasCome = (instant: Date | null) => instant !== null && instant.getTime() <= now()

  async function findPublicPost({ postId }: LetterRow) {
    const post = postId === null ? null : await posts.find(postId)
    return post?.published ? post : null
  }

  async function isReady(letter: LetterRow): Promise<boolean> {
    if (letter.state === 'leaving') return hasCome(letter.leavesAt)
    return letter.postId === null || (await findPublicPost(letter)) !== null
  }

  const change = async (letter: LetterRow, to: Parameters<LettersRepository['change']>[2]) =>
    (await rows.change(letter.id, [letter.state], to)) !== null
  const holdLate = (letter: LetterRow) =>
    change(letter, { state: 'held', heldBecause: 'late', leavesAt: null })

  async function startLeaving(letter: LetterRow): Promise<boolean> {
    const post = await findPublicPost(letter)
    // The post was deleted for good, so its letter is removed.
    if (letter.postId === null) return rows.removeOpen(letter.id)
    if (!post) return false
    // The owner may have typed an earlier date, which does not say when the post became public.
    const { publishedAt } = post
    if (publishedAt && publishedAt > letter.createdAt && isLate(publishedAt)) {
      return holdLate(letter)
    }
    const leavesAt = new Date(now() + letterLimits.stopSeconds * 1000)
    return change(letter, { state: 'leaving', leavesAt })
  }

  async function snapshot(letter: LetterRow): Promise<boolean> {
    const post = await findPublicPost(letter)
    if (!post) return change(letter, { state: 'waiting', leavesAt: null })
    if (letter.leavesAt && isLate(letter.leavesAt)) return holdLate(letter)
    const { html, text } = await letters.write(post.id, letter)
    const { title, coverImage } = post
    return rows.snapshot(letter.id, {
      now: clock.now(),
      domain: config.publicUrl.hostname,
      content: { html, text, title, coverImage },
    })
  }

  return jobs.define<LetterRow>({
    kind: 'letters',
    async listDue() {
      if (await mailHold.isHeld()) await rows.holdAll()
      await rows.skipStopped(clock.now())
      await rows.finishDone(clock.now())
      if (!mailer.canSend) return []
      const open = [...(await rows.listInState('waiting')), ...(await rows.listInState('leaving'))]
      const ready = await Promise.all(open.map(isReady))
      return open.filter((_, at) => ready[at])
    },
    run: (letter) => (letter.state === 'waiting' ? startLeaving(letter) : snapshot(letter)),
    afterBatch: sending.wake,
    async countDue() {
      const leaving = mailer.canSend ? await rows.listInState('leaving') : []
      const overdue = leaving.filter(({ leavesAt }) => hasCome(leavesAt))
      return { count: overdue.length, oldest: overdue[0]?.leavesAt ?? null }
    },
  })
}
