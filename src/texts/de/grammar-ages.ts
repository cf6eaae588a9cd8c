import type * as english from '#texts/grammar-ages.ts'
import type { Translation } from '../translation.ts'
import { lists } from './grammar.ts'

/** "ein Jahr", "ein Monat": everything counted here is neuter or masculine, so "ein" is enough. */
const words = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const ordinals =
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte'.split(' ')

export const spelling: Translation<typeof english.spelling> = {
  /** For example "zwei"; numbers above twelve are digits. */
  number: (count) => words[count] ?? String(count),
  /** "zweite", "21." */
  ordinal: (count) => ordinals[count - 1] ?? `${count}.`,
}

/** Below this age in months, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const counted = (many: number, one: string, several: string) =>
  `${many} ${many === 1 ? one : several}`
const inDays = (many: number) => counted(many, 'Tag', 'Tage')
const inWeeks = (many: number) => counted(many, 'Woche', 'Wochen')
const inMonths = (many: number) => counted(many, 'Monat', 'Monate')
const inYears = (many: number) => counted(many, 'Jahr', 'Jahre')

export const ages: Translation<typeof english.ages> = {
  /** "11 Monate", "1 Jahr" */
  label: (months) => (months < 12 ? inMonths(months) : inYears(Math.floor(months / 12))),
  /** For example "11 Monate", without "alt", because it stands below "Alter". */
  old: (months) => ages.label(months),
  /** "2 Jahre alt" stands alone; before a noun it would take an ending ("ein 2 Jahre alter Dackel"). */
  adjective: (months) => `${ages.label(months)} alt`,
  /** "1 Jahr und 2 Monate" */
  months(months) {
    const [years, beyond] = [Math.floor(months / 12), months % 12]
    const parts = [years > 0 && inYears(years), beyond > 0 && inMonths(beyond)]
    return parts.filter(Boolean).join(' und ') || inMonths(0)
  },
  /** "10 Wochen", "4 Monate", "1 Jahr und 2 Monate" */
  onDay(months, days) {
    if (days < 7) return inDays(days)
    return months < MONTHS_TOLD ? inWeeks(Math.floor(days / 7)) : ages.months(months)
  },
  /** "2 Jahre, 3 Monate und 22 Tage" */
  exact: (months, days) =>
    lists.and(
      [
        months >= 12 && inYears(Math.floor(months / 12)),
        months % 12 > 0 && inMonths(months % 12),
        (days > 0 || months === 0) && inDays(days),
      ].filter((part) => part !== false),
    ),
  bornThatDay: (name) => `An diesem Tag kam ${name} zur Welt`,
  turned: (name, years) => `${name} wurde an diesem Tag ${inYears(years)} alt`,
  /** "Pretzel war 1 Jahr und 2 Monate alt" */
  was: (name, age) => `${name} war ${age} alt`,
}
