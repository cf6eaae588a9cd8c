import type { CommentListPage } from '#shared/contract/comments.ts'
import { addCalendarDays, postDate } from '#shared/days.ts'
import { commentLimits } from '#shared/limits.ts'
import { pageRangeOf, type RequestedPage } from '#shared/lists/pages.ts'
import { unknownAddressError } from '../platform/http/error-handler.ts'
import type { Platform } from '../platform/platform.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { ReadablePosts } from '../posts/read-posts.ts'
import type { Settings } from '../settings/settings.ts'
import { type CommentRow, presentComment, presentRemovedComment } from './comments.present.ts'
import type { CommentsRepository } from './comments.repository.ts'

export function createCommentRules(rows: CommentsRepository, settings: Settings) {
  const isOn = async () => (await settings.get()).features.comments

  /**
   * Counted in days of the diary's zone, because pages are rendered again when such a day starts.
   */
  async function lastDayOf(post: PostRow): Promise<string | null> {
    const { commentsCloseAfterDays: days } = await settings.get()
    if (days === null || !post.published) return null
    return addCalendarDays((await settings.day.dayWriter())(postDate(post)), days)
  }

  return {
    isOn,
    lastDayOf,
    isClosed: rows.isClosed,
    setClosed: rows.setClosed,

    async requireOn(): Promise<void> {
      if (!(await isOn())) throw unknownAddressError()
    },

    async isOpen(post: PostRow): Promise<boolean> {
      if (!(await isOn()) || !post.published || (await rows.isClosed(post.id))) return false
      const lastDay = await lastDayOf(post)
      return lastDay === null || (await settings.day.today()) <= lastDay
    },

    get: async () => ({ closeAfterDays: (await settings.get()).commentsCloseAfterDays }),
    change: (closeAfterDays: number | null) => settings.setCommentDays(closeAfterDays),
  }
}

export type CommentRulesService = ReturnType<typeof createCommentRules>

/**
 * More than the feed shows, because some of the newest may belong to posts that are drafts by now.
 */
const READ_FOR_FEED = 4 * commentLimits.inFeed

interface ThreadOptions {
  rows: CommentsRepository
  rules: CommentRulesService
  /** Published and to be seen by these readers. */
  published: ReadablePosts
  settings: Settings
}

export function createThreadService(
  { mailQueue }: Platform,
  { rows, rules, published, settings }: ThreadOptions,
) {
  async function readThread(post: PostRow, requested: RequestedPage): Promise<CommentListPage> {
    const { comments: total, threads } = await rows.countOfPost(post.id)
    const { page, pages, start } = pageRangeOf(threads, commentLimits.threadsPerPage, requested)
    const roots =
      total > 0 ? await rows.listRoots(post.id, commentLimits.threadsPerPage, start) : []
    const replies = await rows.listReplies(roots.map(({ id }) => id))
    const zone = await settings.day.zone()
    const present = (row: CommentRow) =>
      row.state === 'approved' ? presentComment(row, zone) : presentRemovedComment(row, zone)
    return {
      comments: roots.flatMap((root) =>
        [root, ...replies.filter(({ parentId }) => parentId === root.id)].map(present),
      ),
      total,
      page,
      pages,
      canNotify: mailQueue.canSend,
      isOpen: await rules.isOpen(post),
    }
  }

  return {
    async read(slug: string, page: RequestedPage): Promise<CommentListPage> {
      await rules.requireOn()
      return readThread(await published.getPublished(slug), page)
    },

    firstPage: async (post: PostRow) => ((await rules.isOn()) ? readThread(post, 1) : undefined),

    async countsOf(ids: number[]): Promise<Map<number, number>> {
      return (await rules.isOn()) ? rows.countOfPosts(ids) : new Map()
    },

    async listNewest(post?: PostRow) {
      const newest = await rows.listNewest(READ_FOR_FEED, post?.id)
      const posts = await published.listPublishedMarks([
        ...new Set(newest.map(({ postId }) => postId)),
      ])
      const byId = new Map(posts.map((mark) => [mark.id, mark]))
      return newest
        .flatMap((comment) => {
          const post = byId.get(comment.postId)
          return post ? [{ comment, post }] : []
        })
        .slice(0, commentLimits.inFeed)
    },
  }
}

export type ThreadService = ReturnType<typeof createThreadService>
