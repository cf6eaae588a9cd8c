import { lists } from './grammar.ts'

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** Sentences that start with a number use these words. */
export const spelling = {
  /** For example "two"; numbers above twelve are digits. */
  number: (count: number) => numbers[count] ?? String(count),
  /** "second", "21st" */
  ordinal(count: number): string {
    const ending = ['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'
    return ordinals[count - 1] ?? `${count}${count % 100 > 10 && count % 100 < 14 ? 'th' : ending}`
  },
} as const

/** Below this age in months, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const counted = (many: number, unit: string) => `${many} ${unit}${many === 1 ? '' : 's'}`

/** Puts ages into words; `src/shared/dog/age.ts` computes them. */
export const ages = {
  /** Months below one year, otherwise years: "11 months", "1 year". */
  label: (months: number) =>
    months < 12 ? counted(months, 'month') : counted(Math.floor(months / 12), 'year'),
  /** "11 months old", "1 year old" */
  old: (months: number): string => `${ages.label(months)} old`,
  /** Before a noun: "11-month-old", "1-year-old". */
  adjective: (months: number) =>
    months < 12 ? `${months}-month-old` : `${Math.floor(months / 12)}-year-old`,
  /** "1 year and 2 months" */
  months(months: number): string {
    const [years, beyond] = [Math.floor(months / 12), months % 12]
    const parts = [years > 0 && counted(years, 'year'), beyond > 0 && counted(beyond, 'month')]
    return parts.filter(Boolean).join(' and ') || counted(0, 'month')
  },
  /** Takes whole months and days since birth: "10 weeks", "4 months", "1 year and 2 months". */
  onDay(months: number, days: number): string {
    if (days < 7) return counted(days, 'day')
    return months < MONTHS_TOLD ? counted(Math.floor(days / 7), 'week') : ages.months(months)
  },
  /** Takes whole months and remaining days: "2 years, 3 months and 22 days". */
  exact: (months: number, days: number) =>
    lists.and(
      [
        months >= 12 && counted(Math.floor(months / 12), 'year'),
        months % 12 > 0 && counted(months % 12, 'month'),
        (days > 0 || months === 0) && counted(days, 'day'),
      ].filter((part) => part !== false),
    ),
  bornThatDay: (name: string) => `${name} was born that day`,
  /** "Pretzel turned 2 on his birthday" */
  turned: (name: string, years: number, his: string) =>
    `${name} turned ${years} on ${his} birthday`,
  /** "Pretzel was 1 year and 2 months old" */
  was: (name: string, age: string) => `${name} was ${age} old`,
} as const
