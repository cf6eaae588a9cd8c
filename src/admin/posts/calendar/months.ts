/** A month as "2026-11". Days are UTC, as everywhere a date is shown. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

export function addMonths(month: Month, step: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(Date.UTC(year, number - 1 + step, 1)).toISOString())
}
