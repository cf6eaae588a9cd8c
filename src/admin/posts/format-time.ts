import { dayIn } from '#shared/days.ts'
import { moments } from '#texts/grammar.ts'

/** By the diary's clock; the time alone while it is still today. */
export const recentTime = (zone: string, at: number | string, now = new Date()) =>
  dayIn(zone, new Date(at)) === dayIn(zone, now)
    ? moments.clock(zone, at)
    : moments.dayAndClock(zone, at)
