import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
export interface WallTime {
  day: string
  time: string
}

const readers = new Map<string, Intl.DateTimeFormat>()

function readerOf(timeZone: string): Intl.DateTimeFormat {
  let reader = readers.get(timeZone)
  if (!reader) {
    reader = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    readers.set(timeZone, reader)
  }
  return reader
}

/** Returns the local time at an instant as if it were UTC. */
function wallAt(timeZone: string, instant: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of readerOf(timeZone).formatToParts(instant)) {
    parts[type] = Number(value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const offsetAt = (timeZone: string, instant: number) => wallAt(timeZone, instant) - instant
const wallOf = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`)

export function wallTimeIn(timeZone: string, instant: Date): WallTime {
  const wall = new Date(wallAt(timeZone, Math.floor(instant.getTime() / 1000) * 1000)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** Returns null for an hour that the clocks skip, and the first instant of an hour that occurs twice. */
export function instantOf(timeZone: string, wallTime: WallTime): Date | null {
  const wall = wallOf(wallTime)
  // Around a clock change, the offset is that of the day before or of the day after.
  const candidates = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => wall - offsetAt(timeZone, near))
    .filter((instant) => wallAt(timeZone, instant) === wall)
  return candidates.length > 0 ? new Date(Math.min(...candidates)) : null
}

/** Returns the instant at which the clocks have skipped an hour. */
export function findEndOfClockGap(timeZone: string, wallTime: WallTime): Date {
  let before = wallOf(wallTime) - DAY_MS
  let after = wallOf(wallTime) + DAY_MS
  const earlier = offsetAt(timeZone, before)
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(timeZone, middle) === earlier) before = middle
    else after = middle
  }
  return new Date(after)
}

/** A skipped hour counts as the next existing one. */
export const nearestInstant = (timeZone: string, wallTime: WallTime): Date =>
  instantOf(timeZone, wallTime) ?? findEndOfClockGap(timeZone, wallTime)
