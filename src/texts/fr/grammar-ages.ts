import type * as english from '#texts/grammar-ages.ts'
import type { Translation } from '../translation.ts'
import { elision, lists, plurals } from './grammar.ts'

const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const ordinals =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  )

/** Numbers in words, for sentences that begin with them. */
export const spelling: Translation<typeof english.spelling> = {
  /** « deux » ; from thirteen on in digits. */
  number: (count) => numbers[count] ?? String(count),
  /** « deuxième », « 21e » */
  ordinal: (count) => ordinals[count - 1] ?? `${count}e`,
}

/** Younger than that, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const inYears = (many: number) => plurals.counted(many, 'an', 'ans')
const inMonths = (many: number) => `${many} mois`
const inWeeks = (many: number) => plurals.counted(many, 'semaine', 'semaines')
const inDays = (many: number) => plurals.counted(many, 'jour', 'jours')

/** Ages are reckoned elsewhere; here they are put into words. */
export const ages: Translation<typeof english.ages> = {
  /** In months when under 12, otherwise in years: « 11 mois », « 1 an ». */
  label: (months) => (months < 12 ? inMonths(months) : inYears(Math.floor(months / 12))),
  /** One says « il a 2 ans » and « un chien de 2 ans »: the words are the same everywhere. */
  old: (months) => ages.label(months),
  adjective: (months) => ages.label(months),
  /** « 1 an et 2 mois » */
  months(months) {
    const [years, beyond] = [Math.floor(months / 12), months % 12]
    const parts = [years > 0 && inYears(years), beyond > 0 && inMonths(beyond)]
    return parts.filter(Boolean).join(' et ') || inMonths(0)
  },
  /** Of whole months and of days since birth: « 10 semaines », « 4 mois », « 1 an et 2 mois ». */
  onDay(months, days) {
    if (days < 7) return inDays(days)
    return months < MONTHS_TOLD ? inWeeks(Math.floor(days / 7)) : ages.months(months)
  },
  /** Of whole months and the days beyond them: « 2 ans, 3 mois et 22 jours ». */
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
