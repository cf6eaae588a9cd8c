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

/** The age on a day (UTC): in months when under 12, otherwise in years. */
export function ageOf(birthday: string | Date, now: Date): Age {
  const months = Math.max(0, monthsBetween(dayOf(new Date(birthday)), dayOf(now)))
  const years = Math.floor(months / 12)
  const [count, unit] = months < 12 ? [months, 'month'] : [years, 'year']
  const label = `${count} ${unit}${count === 1 ? '' : 's'}`
  return { months, years, label, old: `${label} old`, adjective: `${count}-${unit}-old` }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
