import { ageOf } from '#shared/dog/age.ts'

const count = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`

/** "1 year and 2 months"; empty before the birthday, or without one. */
export function ageOn(birthday: string, day: string): string {
  if (!birthday || day < birthday) return ''
  const { months, years } = ageOf(birthday, new Date(day))
  const beyond = months % 12
  if (years === 0) return count(months, 'month')
  return beyond === 0
    ? count(years, 'year')
    : `${count(years, 'year')} and ${count(beyond, 'month')}`
}
