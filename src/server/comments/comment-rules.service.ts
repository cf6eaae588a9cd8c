import { postDate } from '#shared/days.ts'
import { unknownAddress } from '../platform/http/error-handler.ts'
import type { PostRow } from '../posts/post-row.ts'
import type { DiaryDay } from '../settings/diary-day.ts'
import type { SettingsService } from '../settings/settings.ts'
import type { CommentsRepository } from './comments.repository.ts'

const DAY_MS = 24 * 60 * 60_000
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Whether there are comments at all, and whether a post takes new ones. */
export function createCommentRules(
  rows: CommentsRepository,
  settings: SettingsService,
  diaryDay: DiaryDay,
) {
  const isOn = async () => (await settings.get()).features.comments

  /** In days of the diary: pages are drawn anew when one begins. */
  async function lastDayOf(post: PostRow): Promise<string | null> {
    const { commentsCloseAfterDays: days } = await settings.get()
    if (days === null || !post.published) return null
    return addDays((await diaryDay.dayWriter())(postDate(post)), days)
  }

  return {
    isOn,
    lastDayOf,
    isClosed: rows.isClosed,
    setClosed: rows.setClosed,

    async requireOn(): Promise<void> {
      if (!(await isOn())) throw unknownAddress()
    },

    async isOpen(post: PostRow): Promise<boolean> {
      if (!(await isOn()) || !post.published || (await rows.isClosed(post.id))) return false
      const lastDay = await lastDayOf(post)
      return lastDay === null || (await diaryDay.today()) <= lastDay
    },

    get: async () => ({ closeAfterDays: (await settings.get()).commentsCloseAfterDays }),
    change: (closeAfterDays: number | null) => settings.setCommentDays(closeAfterDays),
  }
}

export type CommentRulesService = ReturnType<typeof createCommentRules>
