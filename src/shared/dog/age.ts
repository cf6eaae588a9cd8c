import { ages } from '#texts/grammar-ages.ts'
import { monthsBetween } from './day-sums.ts'

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
