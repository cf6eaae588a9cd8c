import type * as english from '#texts/grammar-ages.ts'
import type { Translation } from '../translation.ts'
import { elision, lists, plurals } from './grammar.ts'

const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const ordinals =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  )

/** Sentences that start with a number use these words. */
export const spelling: Translation<typeof english.spelling> = {
  /** For example « deux »; numbers above twelve are digits. */
  number: (count) => numbers[count] ?? String(count),
  /** « deuxième », « 21e » */
  ordinal: (count) => ordinals[count - 1] ?? `${count}e`,
}

/** Below this age in months, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const inYears = (many: number) => plurals.counted(many, 'an', 'ans')
const inMonths = (many: number) => `${many} mois`
const inWeeks = (many: number) => plurals.counted(many, 'semaine', 'semaines')
const inDays = (many: number) => plurals.counted(many, 'jour', 'jours')

export const ages: Translation<typeof english.ages> = {
  /** Months below one year, otherwise years: « 11 mois », « 1 an ». */
  label: (months) => (months < 12 ? inMonths(months) : inYears(Math.floor(months / 12))),
  /** « il a 2 ans » and « un chien de 2 ans » use the same form. */
  old: (months) => ages.label(months),
  adjective: (months) => ages.label(months),
  /** « 1 an et 2 mois » */
  months(months) {
    const [years, beyond] = [Math.floor(months / 12), months % 12]
    const parts = [years > 0 && inYears(years), beyond > 0 && inMonths(beyond)]
    return parts.filter(Boolean).join(' et ') || inMonths(0)
  },
  /** Takes whole months and days since birth: « 10 semaines », « 4 mois », « 1 an et 2 mois ». */
  onDay(months, days) {
    if (days < 7) return inDays(days)
    return months < MONTHS_TOLD ? inWeeks(Math.floor(days / 7)) : ages.months(months)
  },
  /** Takes whole months and remaining days: « 2 ans, 3 mois et 22 jours ». */
  exact: (months, days) =>
    lists.and(
      [
        months >= 12 && inYears(Math.floor(months / 12)),
        months % 12 > 0 && inMonths(months % 12),
        (days > 0 || months === 0) && inDays(days),
      ].filter((part) => part !== false),
    ),
  bornThatDay: (name) => `C’est le jour de la naissance ${elision.de(name)}`,
  /** « Pretzel a fêté ses 2 ans » */
  turned: (name, years) =>
    years === 1 ? `${name} a fêté son premier anniversaire` : `${name} a fêté ses ${years} ans`,
  /** « Pretzel avait 1 an et 2 mois » */
  was: (name, age) => `${name} avait ${age}`,
}
