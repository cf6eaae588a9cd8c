import type { CommentState } from '#shared/contract/comment-moderation.ts'
import { commentLimits } from '#shared/limits.ts'
import { paginate, type RequestedPage } from '#shared/lists/pagination.ts'
import type { ChangeFeed } from '../platform/changes/change-feed.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostsService } from '../posts/posts.service.ts'
import { commentGone, parentGone } from './comments.errors.ts'
import { type CommentRow, type LivingRow, presentAdminComment } from './comments.present.ts'
import type { MovedRow } from './deciding.repository.ts'
import type { Filter, Lesson } from './filter.ts'
import type { ModerationRepository, Wanted } from './moderation.repository.ts'
import type { WritingService } from './submit-comment.service.ts'

interface ModerationParts {
  rows: ModerationRepository
  posts: Pick<PostsService, 'listLinks' | 'find'>
  writing: Pick<WritingService, 'writeAsOwner'>
  filter: Pick<Filter, 'learn'>
  getZone: () => Promise<string>
  /** What visitors see is not what it was. */
  announce: ChangeFeed['announce']
  whenApproved: (rows: CommentRow[]) => Promise<void>
  clock: Clock
}

/** What the filter learns from a decision; a deletion says nothing about the words. */
function lessonOf({ state, learned, isOwner }: LivingRow): Lesson | null {
  if (isOwner) return null
  if (state === 'deleted') return learned
  if (state === 'waiting') return null
  return state === 'spam' ? 'spam' : 'good'
}

/** What the owner does with comments. */
export function createModerationService(parts: ModerationParts) {
  const { rows, posts, writing, filter, getZone, announce, whenApproved, clock } = parts

  async function present(found: CommentRow[]) {
    const living = found.filter((row): row is LivingRow => row.state !== 'gone')
    const links = await posts.listLinks([...new Set(living.map(({ postId }) => postId))])
    const postOf = new Map(links.map((link) => [link.id, link]))
    const answered = await rows.listByIds(living.flatMap(({ replyToId }) => replyToId ?? []))
    const answeredOf = new Map(answered.map((row) => [row.id, row]))
    const zone = await getZone()
    return living.flatMap((row) => {
      const post = postOf.get(row.postId)
      const replyTo = answeredOf.get(row.replyToId ?? 0) ?? null
      return post ? [presentAdminComment(row, { post, replyTo, zone })] : []
    })
  }

  async function learn(moved: MovedRow[]): Promise<void> {
    const lessons = moved
      .map((row) => ({ ...row, before: row.learned, now: lessonOf(row) }))
      .filter(({ before, now }) => before !== now)
    await filter.learn(lessons)
    for (const lesson of ['good', 'spam', null] as const) {
      const taught = lessons.filter(({ now }) => now === lesson)
      await rows.noteLearned(
        taught.map(({ id }) => id),
        lesson,
      )
    }
  }

  async function move(ids: number[], to: CommentState) {
    const moved = await rows.move(ids, to, clock.now())
    await learn(moved)
    const isSeen = to === 'approved' || moved.some(({ from }) => from === 'approved')
    if (moved.length > 0 && isSeen) await announce(to === 'approved' ? 'additive' : 'any')
    if (to === 'approved') await whenApproved(moved)
    return moved.map(({ id, from }) => ({ id, from }))
  }

  return {
    move,
    counts: () => rows.countAll(),
    countWaiting: () => rows.countWaiting(),
    countOfPost: rows.countOfPost,
    /** For the export: spam and what was taken away as well, the oldest first. */
    listOfPost: rows.listOfPost,

    async listPage(wanted: Wanted, requestedPage: RequestedPage) {
      const counts = await rows.countAll()
      const isSearch = Boolean(wanted.search?.trim())
      const total = isSearch ? await rows.countFound(wanted) : counts[wanted.state]
      const { perAdminPage, mostListed } = commentLimits
      const listed = Math.min(total, mostListed)
      const { page, pages, start } = paginate(listed, perAdminPage, requestedPage)
      const found = isSearch
        ? await rows.listFound(wanted, perAdminPage, start)
        : await rows.listPage(wanted.state, perAdminPage, start)
      const [sniffed, newestId] = [await rows.countSniffed(), await rows.newestId()]
      return { comments: await present(found), total, page, pages, counts, sniffed, newestId }
    },

    /** Whoever is answered is approved by that. */
    async reply(id: number, message: string) {
      const answered = await rows.find(id)
      if (!answered) throw commentGone()
      const post = await posts.find(answered.postId)
      if (!post) throw parentGone()
      const moved = await move([id], 'approved')
      const row = await writing.writeAsOwner(post, { message, parentId: id })
      const [reply] = await present([row])
      if (!reply) throw parentGone()
      return { reply, moved, counts: await rows.countAll() }
    },
  }
}

export type ModerationService = ReturnType<typeof createModerationService>
