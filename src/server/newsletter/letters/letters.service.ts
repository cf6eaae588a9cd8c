import type { LetterInput } from '#shared/contract/letters.ts'
import { letterLimits } from '#shared/limits.ts'
import { testMailWords } from '#shared/texts/letter-mail.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { figuresOf } from './figures.ts'
import { letterLeft, letterNotFound, noReaders, postHasNoLetter } from './letters.errors.ts'
import { type LetterState, noFigures } from './letters.present.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { MailHold, MailService } from './mail-setup.service.ts'
import type { DeliveriesRepository } from './deliveries.repository.ts'
import { createSteeringService } from './steering.service.ts'
import { fillLetter, type Reader } from './reader-marks.ts'
import type { WrittenLetter } from './letter-content.ts'

interface LetteredPost {
  id: number
  title: string
  coverImage: string
  published: boolean
}

interface LettersParts {
  letters: LettersRepository
  deliveries: DeliveriesRepository
  mail: MailService
  hold: MailHold
  getPost: (id: number) => Promise<LetteredPost>
  countReaders: () => Promise<number>
  write: (postId: number, input: LetterInput) => Promise<WrittenLetter>
  /** How the owner sees a letter: as if it were for them. */
  getOwnReader: (email: string) => Promise<Reader>
  clock: Clock
}

export function createLettersService(parts: LettersParts) {
  const { letters, deliveries, mail, hold, getPost, countReaders, write, getOwnReader, clock } =
    parts

  const soon = () => new Date(clock.now().getTime() + letterLimits.stopSeconds * 1000)

  async function withFigures(row: LetterRow): Promise<LetterState> {
    const [state] = await figuresOf(letters, [row], clock.now())
    return state ?? { letter: row, figures: noFigures, sentLately: 0 }
  }

  async function find(id: number): Promise<LetterRow> {
    const letter = await letters.find(id)
    if (!letter) throw letterNotFound()
    return letter
  }

  /** As it was sent; made anew until it is frozen, and nothing once its post is gone. */
  async function readContent(letter: LetterRow): Promise<{ html: string; text: string }> {
    if (letter.html !== null) return { html: letter.html, text: letter.text ?? '' }
    return letter.postId === null ? { html: '', text: '' } : write(letter.postId, letter)
  }

  return {
    ...createSteeringService({ letters, deliveries, hold, clock, show: withFigures, soon }),
    list: async () => figuresOf(letters, await letters.list(), clock.now()),

    async get(id: number, ownEmail: string) {
      const letter = await find(id)
      const content = fillLetter(await readContent(letter), await getOwnReader(ownEmail))
      const failures = await deliveries.listFailures(id)
      return { ...(await withFigures(letter)), ...content, failures }
    },

    async getOfPost(postId: number) {
      await getPost(postId)
      const row = await letters.findOfPost(postId)
      return { state: row && (await withFigures(row)), readers: await countReaders() }
    },

    /** Leaves a minute after its post is public, which it may be already. */
    async choose(postId: number, input: LetterInput): Promise<LetterState> {
      const { title, coverImage, published } = await getPost(postId)
      const known = await letters.findOfPost(postId)
      if (known?.html) throw letterLeft()
      mail.requireMail()
      if (published && (await countReaders()) === 0) throw noReaders()
      const state = published ? 'leaving' : 'waiting'
      const leavesAt = published ? soon() : null
      const chosen = await letters.choose({
        ...{ ...input, postId, title, coverImage, state, leavesAt },
        ...{ heldBecause: null, finishedAt: null, createdAt: clock.now() },
      })
      if (!chosen) throw letterLeft()
      return withFigures(chosen)
    },

    async takeBack(postId: number): Promise<void> {
      const letter = await letters.findOfPost(postId)
      if (!letter) throw postHasNoLetter()
      if (!(await letters.removeOpen(letter.id))) throw letterLeft()
    },

    async preview(postId: number, input: LetterInput, ownEmail: string) {
      const written = await write(postId, input)
      const filled = fillLetter(written, await getOwnReader(ownEmail))
      return { ...filled, isShortened: written.isShortened }
    },

    async sendTest(postId: number, input: LetterInput, to: string): Promise<void> {
      mail.requireMail()
      const { html, text } = await this.preview(postId, input, to)
      const subject = testMailWords.letterSubject(input.subject)
      const replyTo = await mail.getReplyTo()
      await mail.sendNow({ to, subject, html, text, ...(replyTo && { replyTo }) })
    },
  }
}

export type LettersService = ReturnType<typeof createLettersService>
