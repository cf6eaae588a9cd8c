import { toPoundsAndOunces } from '#shared/dog/weight.ts'
import type * as english from '#texts/grammar.ts'
import type { Translation } from '../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'es',
  region: 'es-ES',
  openGraph: 'es_ES',
}

export const weeks: Translation<typeof english.weeks> = {
  firstDay: 1,
}

const withComma = (number: string) => number.replace('.', ',')

export const scales: Translation<typeof english.scales> = {
  isMetric: true,
}

export const numbers: Translation<typeof english.numbers> = {
  /** "3860", "12 400" with a narrow space, "0,5": numbers of four digits are not grouped. */
  written(value) {
    const [whole = '', fraction] = String(value).split('.')
    const grouped = /\d{5}/.test(whole) ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole
    return fraction ? `${grouped},${fraction}` : grouped
  },
}

export const plurals: Translation<typeof english.plurals> = {
  of: (count, one, many) => (count === 1 ? one : many),
  /** "1 historia", "2 historias" */
  counted: (count, one, many) => `${numbers.written(count)} ${count === 1 ? one : many}`,
}

/** "y" becomes "e" before the sound "i", but not before "hielo" or "hueso". */
const soundsLikeI = /^h?[ií](?![aeou])/i

export const lists: Translation<typeof english.lists> = {
  /** "Paseos, Siestas y Salud", "Paseos e Higiene" */
  and(names) {
    const last = names.at(-1) ?? ''
    if (names.length < 2) return last
    return `${names.slice(0, -1).join(', ')} ${soundsLikeI.test(last) ? 'e' : 'y'} ${last}`
  },
}

/** Written out, because `Intl` takes phones longer to start than the rest of the page. */
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** "8 nov": a non-breaking space keeps the day and its month on one line. */
const dayAndMonth = (date: Date) =>
  `${date.getUTCDate()}\u00a0${months[date.getUTCMonth()]?.slice(0, 3)}`

/** Always UTC: server and browser must write the same day, or hydration fails. */
export const dates: Translation<typeof english.dates> = {
  /** "8 nov 2026" */
  short(value) {
    const date = new Date(value)
    if (Number.isNaN(date.getTime())) return ''
    return `${dayAndMonth(date)} ${date.getUTCFullYear()}`
  },
  /** "8 nov" */
  shortDay: (value) => dayAndMonth(new Date(value)),
  /** "25 de julio de 2024" */
  long(value) {
    const date = new Date(value)
    return `${date.getUTCDate()} de ${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
  },
  /** Turns "09:00" into "9:00". */
  clock: (time) => `${Number(time.slice(0, 2))}:${time.slice(3, 5) || '00'}`,
  /** Turns 1 into "enero". */
  monthName: (month) => months[month - 1] ?? '',
}

const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const

const nameOf = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/sept\b/, 'sep')

const partOf = (hour: number) => {
  if (hour < 6) return 'de madrugada'
  if (hour < 12) return 'por la mañana'
  return hour < 20 ? 'por la tarde' : 'por la noche'
}

export const calendarNames: Translation<typeof english.calendarNames> = {
  weekdays: (first) => [...weekdays.slice(first), ...weekdays.slice(0, first)],
  /** "noviembre de 2026", "nov 2026" */
  monthAndYear: (month, length = 'long') => nameOf({ month: length, year: 'numeric' }, month),
  month: (month, length = 'long') => nameOf({ month: length }, month),
  /** "miércoles, 25 de noviembre" */
  day: (day) => nameOf({ weekday: 'long', month: 'long', day: 'numeric' }, day),
  weekday: (day, length) => nameOf({ weekday: length }, day),
  /** "Miércoles por la mañana, 18 de noviembre": capitalized, because it becomes a title. */
  partOfDay(day, hour) {
    const words = calendarNames.day(day).replace(',', ` ${partOf(hour)},`)
    return words.charAt(0).toUpperCase() + words.slice(1)
  },
  /** "dom, 8 nov" */
  shortWeekday: (day) => `${weekdays[new Date(day).getUTCDay()]}, ${dates.shortDay(day)}`,
}

const writers = new Map<string, Intl.DateTimeFormat>()

export const moments: Translation<typeof english.moments> = {
  /** "8 nov 2026, 19:05" */
  written(timeZone, instant) {
    let writer = writers.get(timeZone)
    if (!writer) {
      const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const
      writer = new Intl.DateTimeFormat('es-ES', options)
      writers.set(timeZone, writer)
    }
    return writer.format(new Date(instant)).replace('sept', 'sep')
  },
  /** "9:41" */
  clock: (timeZone, instant) => moments.written(timeZone, instant).replace(/^.*, /, ''),
  /** "8 nov, 9:41" */
  dayAndClock: (timeZone, instant) => moments.written(timeZone, instant).replace(/ \d{4},/, ','),
}

/** "lo" as in "lo vimos dormir"; "su" is the same for every gender. */
export const pronounForms: Translation<typeof english.pronounForms> = {
  he: { he: 'él', him: 'lo', his: 'su' },
  she: { he: 'ella', him: 'la', his: 'su' },
  they: { he: 'elle', him: 'le', his: 'su' },
}

const spokenUnits = { lb: 'libra', oz: 'onza', kg: 'kilogramo' }

export const weightWords: Translation<typeof english.weightWords> = {
  /** "7 lb 1 oz" or "3,2 kg". */
  short(grams, unit) {
    // Rounds to ten grams first, because `toFixed` alone rounds some values the other way.
    if (unit === 'kg') {
      const kilograms = (Math.round(grams / 1000 / 0.01) * 0.01).toFixed(2)
      return `${withComma(kilograms.replace(/\.?0+$/, ''))}\u00a0kg`
    }
    const { pounds, ounces } = toPoundsAndOunces(grams)
    const parts = [pounds > 0 && `${pounds}\u00a0lb`, ounces > 0 && `${ounces}\u00a0oz`].filter(
      Boolean,
    )
    return parts.join(' ') || '0\u00a0oz'
  },
  /** "7 libras 1 onza" */
  spoken: (grams, unit) =>
    weightWords
      .short(grams, unit)
      .replace(
        /([\d,]+)\s(lb|oz|kg)/g,
        (_, count: string, short: keyof typeof spokenUnits) =>
          `${count}\u00a0${spokenUnits[short]}${count === '1' ? '' : 's'}`,
      ),
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

export const fileSizes: Translation<typeof english.fileSizes> = {
  /** "12 KB", "3,4 MB", "1,2 GB" */
  readable(bytes) {
    if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)}\u00a0KB`
    if (bytes < GIGABYTE) return `${withComma((bytes / MEGABYTE).toFixed(1))}\u00a0MB`
    return `${withComma((bytes / GIGABYTE).toFixed(1))}\u00a0GB`
  },
  /** "500 MB" */
  whole(bytes) {
    return `${Math.ceil(bytes / MEGABYTE)}\u00a0MB`
  },
}
