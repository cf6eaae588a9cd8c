import type { Schedule } from '#shared/contract/posts.admin.ts'
import { checkSchedule } from '#shared/schedule/schedule.ts'
import { wallTimeIn } from '#shared/schedule/wall-time.ts'

const HOUR_MS = 60 * 60_000

interface Wanted {
  day: string
  time: string
  zone: string
  now: Date
}

/** When a post goes out that is put on a day: at its hour, or at the next one that is still to come that day. */
export function timeOn({ day, time, zone, now }: Wanted): Schedule | null {
  const checked = checkSchedule({ day, time }, zone, now)
  if ('instant' in checked) return { day, time }
  if (checked.problem === 'gap') return checked.next
  if (checked.problem === 'tooFar') return null
  const soon = wallTimeIn(zone, new Date(now.getTime() + HOUR_MS))
  return soon.day === day ? { day, time: `${soon.time.slice(0, 2)}:00` } : null
}
