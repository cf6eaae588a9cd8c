import type * as english from '#texts/grammar-ages.ts'
import type { Translation } from '../translation.ts'
import { lists, plurals } from './grammar.ts'

const numbers = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const ordinals =
  'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(
    ' ',
  )

/** The forms used before "años" and "cumpleaños". */
export const spelling: Translation<typeof english.spelling> = {
  /** For example "un", "dos"; numbers above twelve are digits. */
  number: (count) => numbers[count] ?? String(count),
  /** "segundo", "21.er", "22.º" */
  ordinal: (count) => ordinals[count - 1] ?? `${count}${/[13]$/.test(`${count}`) ? '.er' : '.º'}`,
}

/** Below this age in months, a puppy's age is told in weeks. */
const MONTHS_TOLD = 4

const inYears = (years: number) => plurals.counted(years, 'año', 'años')
const inMonths = (months: number) => plurals.counted(months, 'mes', 'meses')
const inDays = (days: number) => plurals.counted(days, 'día', 'días')

export const ages: Translation<typeof english.ages> = {
  /** "11 meses", "1 año" */
  label: (months) => (months < 12 ? inMonths(months) : inYears(Math.floor(months / 12))),
  /** "11 meses", "1 año": used after "tiene", or alone. */
  old: (months) => ages.label(months),
  /** Used after a noun: "de 11 meses", "de 1 año". */
  adjective: (months) => `de ${ages.label(months)}`,
  /** "1 año y 2 meses" */
  months(months) {
    const [years, beyond] = [Math.floor(months / 12), months % 12]
    const parts = [years > 0 && inYears(years), beyond > 0 && inMonths(beyond)]
    return parts.filter(Boolean).join(' y ') || inMonths(0)
  },
  onDay(months, days) {
    if (days < 7) return inDays(days)
    return months < MONTHS_TOLD
      ? plurals.counted(Math.floor(days / 7), 'semana', 'semanas')
      : ages.months(months)
  },
  /** "2 años, 3 meses y 22 días" */
  exact: (months, days) =>
    lists.and(
      [
        months >= 12 && inYears(Math.floor(months / 12)),
        months % 12 > 0 && inMonths(months % 12),
        (days > 0 || months === 0) && inDays(days),
      ].filter((part) => part !== false),
    ),
  bornThatDay: (name) => `Ese día nació ${name}`,
  /** "Pretzel cumplió 2 años ese día" */
  turned: (name, years) => `${name} cumplió ${inYears(years)} ese día`,
  /** "Pretzel tenía 1 año y 2 meses" */
  was: (name, age) => `${name} tenía ${age}`,
}
