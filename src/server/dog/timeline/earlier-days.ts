import { dayAfter } from '#shared/dog/day-sums.ts'

const YEARS_BACK = 40
const FIRST_YEAR = 1970

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

/**
 * The same day in earlier years, as days from and up to. What happened on a leap day is remembered
 * on February 28 of years that have none.
 */
export function earlierDays(today: string): { from: string; to: string }[] {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const first = Math.max(FIRST_YEAR, year - YEARS_BACK)
  return Array.from({ length: year - first }, (_, at) => year - 1 - at)
    .filter((then) => day !== '02-29' || isLeap(then))
    .map((then) => {
      const from = `${then}-${day}`
      const isStandIn = day === '02-28' && !isLeap(year) && isLeap(then)
      return { from, to: dayAfter(from, isStandIn ? 2 : 1) }
    })
}
