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

function monthsBetween(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  // Someone born on the 31st, or on a leap day, has the birthday of a shorter month on its last day.
  const lastOfMonth = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  const dueDay = Math.min(from.getUTCDate(), lastOfMonth)
  return Math.max(0, to.getUTCDate() < dueDay ? months - 1 : months)
}

/** The age on a day (UTC): in months when under 12, otherwise in years. */
export function ageOf(birthday: string | Date, now: Date): Age {
  const months = monthsBetween(new Date(birthday), now)
  const years = Math.floor(months / 12)
  const [count, unit] = months < 12 ? [months, 'month'] : [years, 'year']
  const label = `${count} ${unit}${count === 1 ? '' : 's'}`
  return { months, years, label, old: `${label} old`, adjective: `${count}-${unit}-old` }
}
