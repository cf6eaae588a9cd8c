import { formatMoment } from '#shared/moments.ts'
import { dayIn } from '#shared/time-zone.ts'

/** "9:41 AM" by the diary's clock. */
const clockTime = (zone: string, at: number | string) =>
  formatMoment(zone, new Date(at)).replace(/^.*, /, '')
/** "Nov 8, 9:41 AM" */
export const dayAndTime = (zone: string, at: number | string) =>
  formatMoment(zone, new Date(at)).replace(/, \d{4}/, '')
/** The time alone while it is still today. */
export const recentTime = (zone: string, at: number | string, now = new Date()) =>
  dayIn(zone, new Date(at)) === dayIn(zone, now) ? clockTime(zone, at) : dayAndTime(zone, at)
