import type { CommentState } from '#shared/contract/comments.admin.ts'
import { DAY_MS } from '#shared/durations.ts'
import { commentLimits } from '#shared/limits.ts'
import { pageRangeOf, type RequestedPage } from '#shared/lists/pages.ts'
import { moderationErrors } from '#texts/errors/comments.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import { notFound } from '../platform/http/errors.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { Posts } from '../posts/posts.ts'
import type { Settings } from '../settings/settings.ts'
import {
  type CommentRow,
  type ExistingCommentRow,
  presentAdminComment,
} from './comments.present.ts'
import type {
  CommentFilter,
  ModerationRepository,
  MovedCommentRow,
} from './moderation.repository.ts'
import type { ReplyNotifications } from './reply-notifications.service.ts'
import type { SpamFilter, SpamLesson } from './spam-filter.ts'
import { type CommentSubmission, parentCommentGone } from './submit-comment.service.ts'
import type { VisitorKeys } from './visitor-keys.ts'

/** The salt of a day is deleted after this many days. */
const SENDER_DAYS = 2

interface ModerationOptions {
  rows: ModerationRepository
  posts: Posts
  settings: Settings
  submission: CommentSubmission
  filter: SpamFilter
  replies: ReplyNotifications
  changes: ChangeFeed
  clock: Clock
}

/** Announces only changes that visitors see, because each empties the public cache. */
export function createModerationService(options: ModerationOptions) {
  const { rows, posts, settings, submission, filter, replies, changes, clock } = options

  async function present(found: CommentRow[]) {
    const living = found.filter((row): row is ExistingCommentRow => row.state !== 'gone')
    const links = await posts.listLinks([...new Set(living.map(({ postId }) => postId))])
    const postOf = new Map(links.map((link) => [link.id, link]))
    const answered = await rows.listByIds(living.flatMap(({ replyToId }) => replyToId ?? []))
    const answeredOf = new Map(answered.map((row) => [row.id, row]))
    const zone = await settings.day.zone()
    return living.flatMap((row) => {
      const post = postOf.get(row.postId)
      const replyTo = answeredOf.get(row.replyToId ?? 0) ?? null
      return post ? [presentAdminComment(row, { post, replyTo, zone })] : []
    })
  }

  async function learn(moved: MovedCommentRow[]): Promise<void> {
    const lessons = moved
      .map((row) => ({ ...row, before: row.learned, now: lessonOf(row) }))
      .filter(({ before, now }) => before !== now)
    await filter.learn(lessons)
    for (const lesson of ['good', 'spam', null] as const) {
      const learned = lessons.filter(({ now }) => now === lesson).map(({ id }) => id)
      await rows.noteLearned(learned, lesson)
    }
  }

  async function move(ids: number[], to: CommentState) {
    const moved = await rows.move(ids, to, clock.now())
    await learn(moved)
    const isSeen = to === 'approved' || moved.some(({ from }) => from === 'approved')
    if (moved.length > 0 && isSeen) await changes.announce(to === 'approved' ? 'additive' : 'any')
    if (to === 'approved') await replies.mailAfterApproval(moved)
    return moved.map(({ id, from }) => ({ id, from }))
  }

  return {
    move,
    counts: () => rows.countAll(),
    countWaiting: () => rows.countWaiting(),
    countOfPost: rows.countOfPost,
    /** The export needs every state, oldest first. */
    listOfPost: rows.listOfPost,

    async listPage(commentFilter: CommentFilter, requestedPage: RequestedPage) {
      const counts = await rows.countAll()
      const isSearch = Boolean(commentFilter.search?.trim())
      const total = isSearch ? await rows.countFound(commentFilter) : counts[commentFilter.state]
      const { perAdminPage, mostListed } = commentLimits
      const listed = Math.min(total, mostListed)
      const { page, pages, start } = pageRangeOf(listed, perAdminPage, requestedPage)
      const found = isSearch
        ? await rows.listFound(commentFilter, perAdminPage, start)
        : await rows.listPage(commentFilter.state, perAdminPage, start)
      const sniffed = await rows.countCaughtAutomatically()
      const newestId = await rows.newestId()
      return { comments: await present(found), total, page, pages, counts, sniffed, newestId }
    },

    /** Replying also approves the comment above. */
    async reply(id: number, message: string) {
      const answered = await rows.find(id)
      if (!answered) throw commentGone()
      const post = await posts.find(answered.postId)
      if (!post) throw parentCommentGone()
      const moved = await move([id], 'approved')
      const row = await submission.writeAsOwner(post, { message, parentId: id })
      const [reply] = await present([row])
      if (!reply) throw parentCommentGone()
      return { reply, moved, counts: await rows.countAll() }
    },
  }
}

export type ModerationService = ReturnType<typeof createModerationService>

/** A deletion says nothing about the words, so the filter keeps what it learned before. */
function lessonOf({ state, learned, isOwner }: ExistingCommentRow): SpamLesson | null {
  if (isOwner) return null
  if (state === 'deleted') return learned
  if (state === 'waiting') return null
  return state === 'spam' ? 'spam' : 'good'
}

interface ClearingOptions {
  rows: ModerationRepository
  keys: VisitorKeys
  replies: ReplyNotifications
  changes: ChangeFeed
  clock: Clock
}

/** Erases some hundreds of rows at a time, so that pages stay quick meanwhile. */
export function createCommentErasure(options: ClearingOptions) {
  const { rows, keys, replies, changes, clock } = options
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)

  async function eraseAddress(key: string) {
    let removed = 0
    let wasSeen = false
    for (;;) {
      const ids = await rows.listIdsByEmail(key, commentLimits.atOnce)
      if (ids.length === 0) break
      wasSeen = (await rows.erase(ids)) || wasSeen
      removed += ids.length
    }
    await replies.forgetReader(key)
    if (wasSeen) await changes.announce()
    return { removed, counts: await rows.countAll() }
  }

  return {
    async clear(state: 'waiting' | 'spam' | 'deleted', upTo: number) {
      const ids = await rows.listIds(state, upTo, commentLimits.atOnce)
      if (state === 'waiting') await rows.move(ids, 'spam', clock.now())
      else if (ids.length > 0) await rows.erase(ids)
      const left = await rows.countUpTo(state, upTo)
      return { done: ids.length, left, counts: await rows.countAll() }
    },

    forget: async (email: string) => eraseAddress(await keys.emailKey(email)),

    async forgetSenderOf(id: number) {
      const row = await rows.find(id)
      if (!row?.emailKey) throw commentGone()
      return eraseAddress(row.emailKey)
    },

    async purge(): Promise<void> {
      while ((await rows.eraseOld(daysAgo(commentLimits.keptDays))) > 0);
      while ((await rows.forgetSenders(daysAgo(SENDER_DAYS))) > 0);
    },
  }
}

const commentGone = () => notFound('comments.not_found', moderationErrors.gone)
