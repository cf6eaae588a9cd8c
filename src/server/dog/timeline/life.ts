import { daysBetween, monthsAfter, monthsBetween } from '#shared/dog/day-sums.ts'
import { nearestInstant } from '#shared/schedule/wall-time.ts'

/** The months of a dog's life as the diary counts days. */
export interface Life {
  birthday: string
  today: string
  /** The month of life that today lies in; the first is 0. */
  month: number
  /** When each of them began. */
  starts: Date[]
  zone: string
}

export const startOfDay = (zone: string, day: string) =>
  nearestInstant(zone, { day, time: '00:00' })

export function createLife(birthday: string, today: string, zone: string): Life {
  const month = monthsBetween(birthday, today)
  const starts = Array.from({ length: month + 1 }, (_, at) =>
    startOfDay(zone, monthsAfter(birthday, at)),
  )
  return { birthday, today, month, starts, zone }
}

/** What is dated later than today belongs to today's month. */
export const monthOf = ({ birthday, month }: Life, day: string) =>
  Math.min(month, monthsBetween(birthday, day))

/** The quarter of its month that a day lies in, 0 to 3. */
export function weekOf({ birthday }: Life, day: string): number {
  const month = monthsBetween(birthday, day)
  const from = monthsAfter(birthday, month)
  const length = daysBetween(from, monthsAfter(birthday, month + 1))
  return Math.floor((daysBetween(from, day) / length) * 4)
}
