import type { PublicLogEntry } from '#shared/contract/dog-log.ts'
import { daysBetween, monthsAfter } from '#shared/dog/day-sums.ts'
import { type Life, monthOf, weekOf } from './life.ts'

/** How large a newborn is drawn; what is heaviest is 1. */
const NEWBORN = 0.52
const MONTHS_A_LINE = 6
const WEIGHTS_A_LINE = 2

export interface PublicWeight {
  day: string
  grams: number
  text: string
}

export const weightsOf = (life: Life, log: readonly PublicLogEntry[]): PublicWeight[] =>
  log
    .flatMap(({ kind, day, grams, weight }) =>
      kind === 'weight' && grams && weight ? [{ day, grams, text: weight }] : [],
    )
    .filter(({ day }) => day >= life.birthday && day <= life.today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/** Between two weighings the dog grew evenly. Without any the back is straight. */
export function sizeOn(life: Life, weights: readonly PublicWeight[], day: string): number {
  if (weights.length === 0) return 1
  const heaviest = Math.max(...weights.map(({ grams }) => grams))
  const after = weights.find((one) => one.day >= day)
  const before = weights.findLast((one) => one.day < day) ?? { day: life.birthday, grams: 0 }
  const grams = after ? between(before, after, day) : before.grams
  return NEWBORN + (1 - NEWBORN) * (grams / heaviest)
}

type Weighed = Pick<PublicWeight, 'day' | 'grams'>

function between(before: Weighed, after: Weighed, day: string): number {
  const days = daysBetween(before.day, after.day)
  const part = days === 0 ? 1 : daysBetween(before.day, day) / days
  return before.grams + (after.grams - before.grams) * part
}

/** At the beginning of each month of half a year, and at its end or today. */
export function sizesOfHalf(life: Life, weights: readonly PublicWeight[], half: number): number[] {
  const first = half * MONTHS_A_LINE
  const months = Math.min(MONTHS_A_LINE, life.month - first + 1)
  const days = Array.from({ length: months }, (_, at) => monthsAfter(life.birthday, first + at))
  const [end = life.today] = [monthsAfter(life.birthday, first + months), life.today].sort()
  return [...days, end].map((day) => Math.round(sizeOn(life, weights, day) * 1000) / 1000)
}

/** At most two a line have room under the belly: the first and the last. */
export function weightsShown(life: Life, weights: readonly PublicWeight[]) {
  const placed = weights.map(({ day, text }) => ({
    text,
    month: monthOf(life, day),
    week: weekOf(life, day),
  }))
  const lines = Map.groupBy(placed, ({ month }) => Math.floor(month / MONTHS_A_LINE))
  return [...lines.values()].flatMap((line) =>
    line.length <= WEIGHTS_A_LINE ? line : [line[0]!, line.at(-1)!],
  )
}
