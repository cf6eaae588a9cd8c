import { pronounForms } from '#texts/grammar.ts'
import { ages } from '#texts/grammar-ages.ts'
import { daysBetween, monthsAfter, monthsBetween } from '../days.ts'
import type { Pronouns } from './placeholders.ts'

export type Age = {
  months: number
  years: number
  /** "11 months", "1 year" */
  label: string
  /** "11 months old", "1 year old" */
  old: string
  /** "11-month-old", "1-year-old", before a noun */
  adjective: string
}

/** The age on a day (UTC). */
export function ageOf(birthday: string | Date, now: Date): Age {
  const months = Math.max(0, monthsBetween(dayOf(new Date(birthday)), dayOf(now)))
  return {
    months,
    years: Math.floor(months / 12),
    label: ages.label(months),
    old: ages.old(months),
    adjective: ages.adjective(months),
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export interface AgeOn {
  /** Whole months of life; the place on the timeline. */
  months: number
  /** "10 weeks", "4 months", "1 year and 2 months" */
  words: string
  /** The years that were completed on this very day; 0 on all other days. */
  birthday: number
}

/** How old the dog was on a day of the diary; null before the birthday, or without one. */
export function ageOn(birthday: string, day: string): AgeOn | null {
  if (!birthday || day < birthday) return null
  const months = monthsBetween(birthday, day)
  const isBirthday = months > 0 && months % 12 === 0 && monthsAfter(birthday, months) === day
  return {
    months,
    words: ages.onDay(months, daysBetween(birthday, day)),
    birthday: isBirthday ? months / 12 : 0,
  }
}

/** "2 years, 3 months and 22 days", for today on the timeline. */
export function exactAge(birthday: string, day: string): string {
  const months = monthsBetween(birthday, day)
  return ages.exact(months, daysBetween(monthsAfter(birthday, months), day))
}

interface AgedDog {
  name: string
  birthday: string
  pronouns: Pronouns
}

/** "Pretzel was 1 year and 2 months old", "Pretzel turned 2 on his birthday". */
export function ageSentence({ name, birthday, pronouns }: AgedDog, day: string): string | null {
  const age = ageOn(birthday, day)
  if (!age) return null
  if (day === birthday) return ages.bornThatDay(name)
  if (age.birthday > 0) return ages.turned(name, age.birthday, pronounForms[pronouns].his)
  return ages.was(name, age.words)
}
