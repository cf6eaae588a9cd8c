import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/database/database.ts'
import { createJobs, type Job } from '#server/platform/jobs/jobs.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import { definePostJobs } from '#server/posts/posts.jobs.ts'
import { createSaveHook } from '#server/posts/save-hook.ts'
import { createScheduleRepository } from '#server/posts/schedule.repository.ts'
import { silentLog } from '../silent-log.ts'
import { postsServiceOn } from '../stores/posts-service.ts'

export const DUE_AT = '2026-11-25T09:00:00Z'

export async function insertScheduled(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into posts (slug, title, excerpt, content, cover_image, category, scheduled_at, scheduled_day, scheduled_time, scheduled_zone)
    select 'walk-' || n, 'Walk ' || n, 'A walk, told in short.', repeat('Sniffed every tree. ', 100),
      '/media/demo/sofa-nap/1600x1067.jpg', 'adventure', ${DUE_AT}::timestamptz, '2026-11-25', '09:00', 'UTC'
    from generate_series(1, ${count}::int) as n`)
}

interface PublishingOptions {
  clock: Clock
  announce?: () => Promise<void>
  onPublished?: () => void
}

/** The job loop of one instance, with only posts to publish. */
export function createPublishing({ db }: Database, options: PublishingOptions) {
  const { clock, announce = async () => {}, onPublished = () => {} } = options
  const jobs = createJobs({ db, clock, log: silentLog })
  const define = <Item>(job: Job<Item>) =>
    jobs.define<Item>({
      ...job,
      async run(item, signal) {
        const isDone = await job.run(item, signal)
        if (isDone) onPublished()
        return isDone
      },
    })
  definePostJobs(
    { define },
    {
      schedule: createScheduleRepository(db, createSaveHook().withinSave),
      readZone: async () => 'UTC',
      clock,
      announce,
    },
  )
  return { posts: postsServiceOn({ db }, clock), ...jobs }
}

export async function countPublications(db: Db) {
  const found = await db.execute<{ published: number; revisions: number; versions: number }>(sql`
    select (select count(*)::int from posts where published and published_at = ${DUE_AT}::timestamptz) as published,
      (select count(*)::int from post_revisions) as revisions,
      (select max(version)::int from posts) as versions`)
  return found.rows[0]
}
