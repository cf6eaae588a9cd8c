import { pronounForms } from '#texts/grammar.ts'
import { ages } from '#texts/grammar-ages.ts'
import { addCalendarMonths, daysBetween, monthsBetween } from '../days.ts'
import type { Pronouns } from './placeholders.ts'

export type Age = {
  months: number
  years: number
  label: string
  old: string
  adjective: string
}

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

export interface AgeAtDay {
  /** Whole months of life; also the month on the timeline. */
  months: number
  words: string
  /** The age in years if the day is a birthday, otherwise 0. */
  birthday: number
}

/** Returns null before the birthday, or when the birthday is unknown. */
export function ageAtDay(birthday: string, day: string): AgeAtDay | null {
  if (!birthday || day < birthday) return null
  const months = monthsBetween(birthday, day)
  const isBirthday = months > 0 && months % 12 === 0 && addCalendarMonths(birthday, months) === day
  return {
    months,
    words: ages.onDay(months, daysBetween(birthday, day)),
    birthday: isBirthday ? months / 12 : 0,
  }
}

export function formatExactAge(birthday: string, day: string): string {
  const months = monthsBetween(birthday, day)
  return ages.exact(months, daysBetween(addCalendarMonths(birthday, months), day))
}

interface AgedDog {
  name: string
  birthday: string
  pronouns: Pronouns
}

export function formatAgeSentence(
  { name, birthday, pronouns }: AgedDog,
  day: string,
): string | null {
  const age = ageAtDay(birthday, day)
  if (!age) return null
  if (day === birthday) return ages.bornThatDay(name)
  if (age.birthday > 0) return ages.turned(name, age.birthday, pronounForms[pronouns].his)
  return ages.was(name, age.words)
}
