import type { LetterInput, LetterKind } from '#shared/contract/letters.admin.ts'
import { postDate } from '#shared/days.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { letterLimits } from '#shared/limits.ts'
import { plainExcerptOf } from '#shared/markdown/words.ts'
import { mailLinkPaths } from '#shared/page-rendering.ts'
import { letterErrors } from '#texts/errors/newsletter.ts'
import { testMailWords } from '#texts/mail/newsletter.ts'
import type { Dog } from '../../dog/dog.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PostRow } from '../../posts/post-row.ts'
import type { Posts } from '../../posts/posts.ts'
import type { Settings } from '../../settings/settings.ts'
import type { LetterWithFigures } from '../newsletter.present.ts'
import type { SubscribersRepository } from '../subscribers.repository.ts'
import { fillMergeFields, type MergeFields, renderLetter } from './letter-content.ts'
import type { LetterRow, LettersRepository } from './letters.repository.ts'
import type { MailSetup } from './mail-setup.service.ts'

const noFigures = { waiting: 0, sent: 0, failed: 0, skipped: 0 }

/** Of the store, or of the transaction that saves a post. */
interface LetterTables {
  rows: LettersRepository
  subscribers: SubscribersRepository
}

interface LettersOptions extends LetterTables {
  mailSetup: MailSetup
  posts: Posts
  settings: Settings
  dog: Dog
}

export function createLettersService(
  { config, clock, mailBrand, mailHold }: Platform,
  options: LettersOptions,
) {
  const { rows, mailSetup, subscribers, posts, settings, dog } = options
  const countRecipients = (among = subscribers) => among.count({ state: 'confirmed' })

  /** The owner has this long to stop a letter that nothing else delays. */
  const soon = () => new Date(clock.now().getTime() + letterLimits.stopSeconds * 1000)

  const rowOf = ({ id, title, coverImage, published }: PostRow, input: LetterInput) => ({
    ...input,
    postId: id,
    title,
    coverImage,
    state: published ? ('leaving' as const) : ('waiting' as const),
    leavesAt: published ? soon() : null,
    heldBecause: null,
    finishedAt: null,
    createdAt: clock.now(),
  })

  /** Figures are counted for each answer and never stored. */
  async function withFigures(letters: LetterRow[]): Promise<LetterWithFigures[]> {
    const aMinuteAgo = new Date(clock.now().getTime() - MINUTE_MS)
    const ids = letters.map(({ id }) => id)
    const counts = ids.length > 0 ? await rows.countStates(ids, aMinuteAgo) : []
    return letters.map((letter) => {
      const own = counts.filter(({ letterId }) => letterId === letter.id)
      const counted = Object.fromEntries(own.map(({ state, count }) => [state, count]))
      const sentLately = own.reduce((sum, { lately }) => sum + lately, 0)
      return { letter, figures: { ...noFigures, ...counted }, sentLately }
    })
  }
  const withOwnFigures = async (letter: LetterRow) => (await withFigures([letter]))[0]!

  async function write(postId: number, letter: LetterInput) {
    const [post, brand, { ownerName }, shownDog, dayOf] = await Promise.all([
      posts.get(postId),
      mailBrand(),
      settings.get(),
      dog.getPublic(),
      settings.day.dayWriter(),
    ])
    const known = post.published ? postDate(post) : (post.scheduledAt ?? clock.now())
    return renderLetter({
      brand,
      dog: shownDog,
      ownerName,
      post: { ...post, excerpt: plainExcerptOf(post), date: dayOf(known) },
      letter,
    })
  }

  /**
   * Returns the snapshot or, before there is one, the letter as the post is now; empty once the
   * post is gone.
   */
  async function readContent(letter: LetterRow): Promise<{ html: string; text: string }> {
    if (letter.html !== null) return { html: letter.html, text: letter.text ?? '' }
    return letter.postId === null ? { html: '', text: '' } : write(letter.postId, letter)
  }

  const ownMergeFields = async (email: string): Promise<MergeFields> => ({
    name: (await settings.get()).ownerName,
    email,
    leaveUrl: config.publicUrl.origin + mailLinkPaths.leave('your-own-link'),
  })

  async function preview(postId: number, input: LetterInput, ownEmail: string) {
    const written = await write(postId, input)
    const filled = fillMergeFields(written, await ownMergeFields(ownEmail))
    return { ...filled, isShortened: written.isShortened }
  }

  /** A letter that exists but is not returned was in a state that does not allow the change. */
  async function changed(id: number, letter: LetterRow | null, refusal: string) {
    if (letter) return withOwnFigures(letter)
    throw (await rows.find(id)) ? letterNotNow(refusal) : letterNotFound()
  }

  return {
    write,
    preview,
    list: async () => withFigures(await rows.list()),

    async get(id: number, ownEmail: string) {
      const letter = await rows.find(id)
      if (!letter) throw letterNotFound()
      const content = fillMergeFields(await readContent(letter), await ownMergeFields(ownEmail))
      const failures = await rows.listFailures(id)
      return { ...(await withOwnFigures(letter)), ...content, failures }
    },

    async getOfPost(postId: number) {
      await posts.get(postId)
      const letter = await rows.findOfPost(postId)
      return { state: letter && (await withOwnFigures(letter)), readers: await countRecipients() }
    },

    /** The letter leaves a minute after its post becomes public, or at once if it already is. */
    async choose(postId: number, input: LetterInput): Promise<LetterWithFigures> {
      const post = await posts.get(postId)
      const known = await rows.findOfPost(postId)
      if (known?.html) throw letterLeft()
      mailSetup.requireMail()
      if (post.published && (await countRecipients()) === 0) throw noRecipients()
      const chosen = await rows.create(rowOf(post, input))
      if (!chosen) throw letterLeft()
      return withOwnFigures(chosen)
    },

    /** Never fails for want of mail or readers, because that would undo the save of the post. */
    async createWithPost(post: PostRow, kind: LetterKind, within: LetterTables): Promise<void> {
      if (mailSetup.findProblem()) return
      if (post.published && (await countRecipients(within.subscribers)) === 0) return
      await within.rows.insertIfNone(rowOf(post, { subject: post.title, previewText: '', kind }))
    },

    /** Returns why a post has no letter, also for a repeated save that itself makes none. */
    async findProblem(postId: number): Promise<string | undefined> {
      if (await rows.findOfPost(postId)) return undefined
      const problem = mailSetup.findProblem()
      if (problem) return problem.message
      return ((await countRecipients()) === 0 ? noRecipients() : postHasNoLetter()).message
    },

    async takeBack(postId: number): Promise<void> {
      const letter = await rows.findOfPost(postId)
      if (!letter) throw postHasNoLetter()
      if (!(await rows.removeOpen(letter.id))) throw letterLeft()
    },

    async sendTest(postId: number, input: LetterInput, to: string): Promise<void> {
      mailSetup.requireMail()
      const { html, text } = await preview(postId, input, to)
      const subject = testMailWords.letterSubject(input.subject)
      const replyTo = await mailSetup.getReplyTo()
      await mailSetup.sendNow({ to, subject, html, text, ...(replyTo && { replyTo }) })
    },

    async pause(id: number) {
      const paused = await rows.change(id, ['sending'], { state: 'paused' })
      return changed(id, paused, letterErrors.notNow.pause)
    },

    async resume(id: number) {
      if (await mailHold.isHeld()) throw letterNotNow(letterErrors.mailHeld)
      const sending = { heldBecause: null, state: 'sending' } as const
      const leaving = { heldBecause: null, state: 'leaving', leavesAt: soon() } as const
      const resumed =
        (await rows.change(id, ['paused', 'held'], sending, true)) ??
        (await rows.change(id, ['held'], leaving, false))
      return changed(id, resumed, letterErrors.notNow.resume)
    },

    /** Mails that are being sent at this moment still arrive. */
    async stop(id: number) {
      const stopped = await rows.change(id, ['leaving', 'sending', 'paused', 'held'], {
        state: 'stopped',
        heldBecause: null,
        leavesAt: null,
        finishedAt: clock.now(),
      })
      if (stopped) await rows.skipStopped(clock.now())
      return changed(id, stopped, letterErrors.notNow.stop)
    },
  }
}

export type LettersService = ReturnType<typeof createLettersService>

const letterNotFound = () => notFound('letters.not_found', letterErrors.notFound)
const postHasNoLetter = () => notFound('letters.not_found', letterErrors.noneOfPost)
const letterLeft = () => conflict('letters.left', letterErrors.left)
const noRecipients = () => conflict('letters.no_readers', letterErrors.noReaders)
const letterNotNow = (message: string) => conflict('letters.not_now', message)
