import type { PublicLogEntry } from '#shared/contract/dog-log.ts'
import type { Milestone } from '#shared/contract/timeline.ts'
import { monthsAfter } from '#shared/dog/day-sums.ts'
import { timelineTexts } from '#shared/texts/timeline.ts'
import { type Life, monthOf, weekOf } from './life.ts'

export interface DatedMilestone extends Milestone {
  month: number
  photoUrl: string | null
}

/** Birth and birthdays, and what the owner put on the timeline; the oldest first. */
export function milestonesOf(life: Life, log: readonly PublicLogEntry[]): DatedMilestone[] {
  const years = Math.floor(life.month / 12)
  const birthdays = Array.from({ length: years }, (_, at) => ({
    day: monthsAfter(life.birthday, 12 * (at + 1)),
    title: timelineTexts.yearsOld(at + 1),
    words: '',
    photoUrl: null,
  }))
  const told = log
    .filter(({ kind, day }) => kind !== 'weight' && day >= life.birthday && day <= life.today)
    .map(({ day, title, words, photoUrl }) => ({
      ...{ day, photoUrl },
      ...(title ? { title, words } : { title: words, words: '' }),
    }))
  const born = { day: life.birthday, title: timelineTexts.born, words: '', photoUrl: null }
  return [born, ...birthdays, ...told]
    .map((one) => ({ ...one, month: monthOf(life, one.day), week: weekOf(life, one.day) }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}
