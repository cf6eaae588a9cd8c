import { nearestInstant } from '#shared/schedule/wall-time.ts'
import type { Work } from '../../due-work/work.ts'
import type { ChangeFeed } from '../../platform/changes/change-feed.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { PostRow } from '../post-row.ts'
import type { ScheduleRepository } from './schedule.repository.ts'

interface PublishParts {
  schedule: ScheduleRepository
  /** As it stands in the database now: a stale one could publish too early. Null until one is chosen. */
  readZone: () => Promise<string | null>
  clock: Clock
  announce: ChangeFeed['announce']
}

/** Posts whose time has come become public. */
export function publishDue({ schedule, readZone, clock, announce }: PublishParts): Work<number> {
  return {
    kind: 'publish',
    listDue: async () => schedule.listDue(clock.now(), await readZone()),
    claimAndDo: async (id) => schedule.publishDue(id, clock.now(), await readZone()),
    whenDone: () => announce('additive'),
    countWaiting: () => schedule.countDue(clock.now()),
  }
}

/** After a change of the diary's zone posts keep what the wall will show, so they go out at another instant. */
export function keepWallTimes({ schedule, readZone }: PublishParts): Work<PostRow> {
  return {
    kind: 'change-zone',
    async listDue() {
      const zone = await readZone()
      return zone === null ? [] : schedule.listOfOtherZones(zone)
    },
    async claimAndDo(post) {
      const zone = await readZone()
      const { scheduledDay: day, scheduledTime: time } = post
      if (zone === null || day === null || time === null) return false
      return schedule.moveToZone(post, nearestInstant(zone, { day, time }), zone)
    },
    async countWaiting() {
      const zone = await readZone()
      return { count: zone === null ? 0 : await schedule.countOfOtherZones(zone), oldest: null }
    },
  }
}
