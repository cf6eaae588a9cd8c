import { letterLimits } from '#shared/limits.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { ListReaders } from './freeze-letter.repository.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { DeliveriesRepository } from './deliveries.repository.ts'

/** A letter this late may be out of place: the owner decides. */
const LATE_MS = 24 * 60 * 60_000

export interface PublicPost {
  publishedAt: Date | null
}

interface StepParts {
  letters: LettersRepository
  deliveries: DeliveriesRepository
  mailer: Mailer
  isHeld: () => Promise<boolean>
  /** Null while the post is not public. */
  findPublicPost: (id: number) => Promise<PublicPost | null>
  write: (letter: LetterRow) => Promise<Pick<LetterRow, 'html' | 'text' | 'title' | 'coverImage'>>
  listReaders: ListReaders
  domain: string
  clock: Clock
  /** Called when a letter may have mails to send. */
  whenMoved: () => void
}

/** Moves letters on: post public, last chance over, nothing left to send. Mails themselves go out elsewhere. */
export function createLetterSteps(parts: StepParts): Job<LetterRow> {
  const { letters, deliveries, mailer, isHeld, findPublicPost, write, clock } = parts
  const { listReaders, domain } = parts
  const now = () => clock.now().getTime()
  const isLate = (instant: Date) => now() - instant.getTime() > LATE_MS
  const publicPostOf = async ({ postId }: LetterRow) =>
    postId === null ? null : findPublicPost(postId)

  async function isReady(letter: LetterRow): Promise<boolean> {
    if (letter.state === 'waiting') {
      return letter.postId === null || (await publicPostOf(letter)) !== null
    }
    return letter.leavesAt !== null && letter.leavesAt.getTime() <= now()
  }

  const hold = async (letter: LetterRow) =>
    Boolean(
      await letters.change(letter.id, [letter.state], {
        ...{ state: 'held', heldBecause: 'late', leavesAt: null },
      }),
    )

  async function leave(letter: LetterRow): Promise<boolean> {
    const post = await publicPostOf(letter)
    // The post was deleted for good before anybody got its letter.
    if (letter.postId === null) return letters.removeOpen(letter.id)
    if (!post) return false
    // A day that the owner gave to a post afterwards says nothing about when it became public.
    const { publishedAt } = post
    if (publishedAt && publishedAt > letter.createdAt && isLate(publishedAt)) return hold(letter)
    const leavesAt = new Date(now() + letterLimits.stopSeconds * 1000)
    return Boolean(await letters.change(letter.id, ['waiting'], { state: 'leaving', leavesAt }))
  }

  async function freeze(letter: LetterRow): Promise<boolean> {
    if (!(await publicPostOf(letter))) {
      const back = { state: 'waiting', leavesAt: null } as const
      return Boolean(await letters.change(letter.id, ['leaving'], back))
    }
    if (letter.leavesAt && isLate(letter.leavesAt)) return hold(letter)
    const content = await write(letter)
    return letters.freeze(letter.id, { now: clock.now(), domain, content, listReaders })
  }

  return {
    kind: 'letters',
    async listDue() {
      if (await isHeld()) await letters.holdAll()
      await deliveries.skipStopped(clock.now())
      await letters.finishDone(clock.now())
      if (!mailer.canSend) return []
      const open = [
        ...(await letters.listInState('waiting')),
        ...(await letters.listInState('leaving')),
      ]
      const ready = await Promise.all(open.map(isReady))
      return open.filter((_, at) => ready[at])
    },
    run: (letter) => (letter.state === 'waiting' ? leave(letter) : freeze(letter)),
    afterBatch: parts.whenMoved,
    async countDue() {
      const leaving = mailer.canSend ? await letters.listInState('leaving') : []
      const overdue = leaving.filter(
        ({ leavesAt }) => leavesAt !== null && leavesAt.getTime() <= now(),
      )
      return { count: overdue.length, oldest: overdue[0]?.leavesAt ?? null }
    },
  }
}
