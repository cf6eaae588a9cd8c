import { nearestInstant } from '#shared/schedule/wall-time.ts'
import type { ChangeFeed } from '../platform/changes.ts'
import type { JobRegistry } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { PostRow } from './post-row.ts'
import type { ScheduleRepository } from './schedule.repository.ts'

interface PostJobsOptions {
  schedule: ScheduleRepository
  /**
   * Reads the database each time: a stale zone could publish too early. Null until a zone is
   * chosen.
   */
  readZone: () => Promise<string | null>
  clock: Clock
  announce: ChangeFeed['announce']
}

export function definePostJobs(
  jobs: Pick<JobRegistry, 'define'>,
  { schedule, readZone, clock, announce }: PostJobsOptions,
) {
  // When the diary's zone changes, scheduled posts retain their day and wall-clock time, so they
  // are due at another instant.
  jobs.define<PostRow>({
    kind: 'change-zone',
    async listDue() {
      const zone = await readZone()
      return zone === null ? [] : schedule.listOfOtherZones(zone)
    },
    async run(post) {
      const zone = await readZone()
      const { scheduledDay: day, scheduledTime: time } = post
      if (zone === null || day === null || time === null) return false
      return schedule.moveToZone(post, nearestInstant(zone, { day, time }), zone)
    },
    async countDue() {
      const zone = await readZone()
      return { count: zone === null ? 0 : await schedule.countOfOtherZones(zone), oldest: null }
    },
  })

  jobs.define<number>({
    kind: 'publish',
    listDue: async () => schedule.listDue(clock.now(), await readZone()),
    run: async (id) => schedule.publishDue(id, clock.now(), await readZone()),
    afterBatch: () => announce('additive'),
    countDue: () => schedule.countDue(clock.now()),
  })
}
