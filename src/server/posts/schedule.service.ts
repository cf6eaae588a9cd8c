import type { Schedule } from '#shared/contract/schedule-fields.ts'
import type { PostRow } from './post-row.ts'
import { postNotFound } from './posts.errors.ts'
import type { PostsRepository } from './posts.repository.ts'
import { alreadyPublished } from './schedule.errors.ts'
import { type DiaryTime, scheduledFor, unscheduled } from './schedule.ts'

interface ScheduleParts {
  posts: Pick<PostsRepository, 'findById' | 'update'>
  getTime: () => Promise<DiaryTime>
}

/** Days for posts as the calendar gives them: the words stay as they are. */
export function createScheduleService({ posts, getTime }: ScheduleParts) {
  return {
    /** Null takes the day away again. A new version, so that an editor that is open meanwhile overwrites nothing unseen. */
    async schedule(id: number, wanted: Schedule | null, savedBy: string | null): Promise<PostRow> {
      for (;;) {
        const current = await posts.findById(id)
        if (!current) throw postNotFound()
        if (current.published) throw alreadyPublished()
        const change = wanted ? scheduledFor(wanted, await getTime()) : unscheduled
        const saved = await posts.update(current, change, { savedBy })
        if (saved) return saved
      }
    },
  }
}

export type ScheduleService = ReturnType<typeof createScheduleService>
