import type { PublicLogEntry } from '#shared/contract/dog.admin.ts'
import type { Milestone } from '#shared/contract/dog.ts'
import { addCalendarMonths, daysBetween, monthsBetween } from '#shared/days.ts'
import { nearestInstant } from '#shared/schedule/wall-time.ts'
import { timelineTexts } from '#texts/site/timeline.ts'

export const MONTHS_PER_LINE = 6

export interface DogLife {
  birthday: string
  today: string
  month: number
  starts: Date[]
}

export const startOfDay = (zone: string, day: string) =>
  nearestInstant(zone, { day, time: '00:00' })

export function createDogLife(birthday: string, today: string, zone: string): DogLife {
  const month = monthsBetween(birthday, today)
  const starts = Array.from({ length: month + 1 }, (_, at) =>
    startOfDay(zone, addCalendarMonths(birthday, at)),
  )
  return { birthday, today, month, starts }
}

/** An entry dated later than today belongs to today's month. */
export const lifeMonthOf = ({ birthday, month }: DogLife, day: string) =>
  Math.min(month, monthsBetween(birthday, day))

export function weekOfLifeMonth({ birthday }: DogLife, day: string): number {
  const month = monthsBetween(birthday, day)
  const from = addCalendarMonths(birthday, month)
  const length = daysBetween(from, addCalendarMonths(birthday, month + 1))
  return Math.floor((daysBetween(from, day) / length) * 4)
}

export interface DatedMilestone extends Milestone {
  month: number
  photoUrl: string | null
  isBirthday: boolean
}

export function milestonesOf(life: DogLife, log: readonly PublicLogEntry[]): DatedMilestone[] {
  const years = Math.floor(life.month / 12)
  const birthdays = Array.from({ length: years }, (_, at) => ({
    day: addCalendarMonths(life.birthday, 12 * (at + 1)),
    title: timelineTexts.yearsOld(at + 1),
    words: '',
    photoUrl: null,
    isBirthday: true,
  }))
  const entries = log
    .filter(({ kind, day }) => kind !== 'weight' && day >= life.birthday && day <= life.today)
    .map(({ day, title, words, photoUrl }) => ({
      day,
      photoUrl,
      isBirthday: false,
      title: title || words,
      words: title ? words : '',
    }))
  const born = {
    day: life.birthday,
    title: timelineTexts.born,
    words: '',
    photoUrl: null,
    isBirthday: false,
  }
  return [born, ...birthdays, ...entries]
    .map((birthday) => ({
      ...birthday,
      month: lifeMonthOf(life, birthday.day),
      week: weekOfLifeMonth(life, birthday.day),
    }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/** A newborn is drawn at this size; the heaviest dog has size 1. */
const NEWBORN = 0.52
const WEIGHTS_A_LINE = 2

interface PublicWeight {
  day: string
  grams: number
  text: string
}

export const weightsOf = (life: DogLife, log: readonly PublicLogEntry[]): PublicWeight[] =>
  log
    .flatMap(({ kind, day, grams, weight }) =>
      kind === 'weight' && grams && weight ? [{ day, grams, text: weight }] : [],
    )
    .filter(({ day }) => day >= life.birthday && day <= life.today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))

/** The size between two weighings is interpolated. Without any weighing it is always 1. */
function sizeOn(life: DogLife, weights: readonly PublicWeight[], day: string): number {
  if (weights.length === 0) return 1
  const heaviest = Math.max(...weights.map(({ grams }) => grams))
  const after = weights.find((weight) => weight.day >= day)
  const before = weights.findLast((weight) => weight.day < day) ?? { day: life.birthday, grams: 0 }
  const grams = after ? between(before, after, day) : before.grams
  return NEWBORN + (1 - NEWBORN) * (grams / heaviest)
}

type Weighed = Pick<PublicWeight, 'day' | 'grams'>

function between(before: Weighed, after: Weighed, day: string): number {
  const days = daysBetween(before.day, after.day)
  const part = days === 0 ? 1 : daysBetween(before.day, day) / days
  return before.grams + (after.grams - before.grams) * part
}

export function dogSizesInHalfYear(
  life: DogLife,
  weights: readonly PublicWeight[],
  half: number,
): number[] {
  const first = half * MONTHS_PER_LINE
  const months = Math.min(MONTHS_PER_LINE, life.month - first + 1)
  const days = Array.from({ length: months }, (_, at) =>
    addCalendarMonths(life.birthday, first + at),
  )
  const [end = life.today] = [addCalendarMonths(life.birthday, first + months), life.today].sort()
  return [...days, end].map((day) => Math.round(sizeOn(life, weights, day) * 1000) / 1000)
}

/** A line has room for two weights, so only its first and last are shown. */
export function selectShownWeights(life: DogLife, weights: readonly PublicWeight[]) {
  const placed = weights.map(({ day, text }) => ({
    text,
    month: lifeMonthOf(life, day),
    week: weekOfLifeMonth(life, day),
  }))
  const lines = Map.groupBy(placed, ({ month }) => Math.floor(month / MONTHS_PER_LINE))
  return [...lines.values()].flatMap((line) =>
    line.length <= WEIGHTS_A_LINE ? line : [line[0]!, line.at(-1)!],
  )
}
