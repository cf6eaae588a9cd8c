import { toPoundsAndOunces } from '#shared/dog/weight.ts'
import type * as english from '#texts/grammar.ts'
import type { Translation } from '../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'de',
  region: 'de-DE',
  openGraph: 'de_DE',
}

export const weeks: Translation<typeof english.weeks> = {
  firstDay: 1,
}

export const scales: Translation<typeof english.scales> = {
  isMetric: true,
}

export const numbers: Translation<typeof english.numbers> = {
  /** "3.860" and "0,3" */
  written(value) {
    const [whole = '', fraction] = String(value).split('.')
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
    return fraction === undefined ? grouped : `${grouped},${fraction}`
  },
}

export const plurals: Translation<typeof english.plurals> = {
  of: (count, one, many) => (count === 1 ? one : many),
  counted: (count, one, many) => `${count} ${count === 1 ? one : many}`,
}

export const lists: Translation<typeof english.lists> = {
  /** "Spaziergänge, Nickerchen und Gesundheit" */
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
}

export const cases = {
  /** "Pretzels", "Max’", "Alice’" */
  genitive: (name: string) => (/([sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`),
  /** Forms the dative after "mit" and "vor": "2 Jahren und 3 Monaten". */
  dative: (age: string) => age.replace(/\b(Tag|Monat|Jahr)e\b/g, '$1en'),
}

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]

/** Abbreviated months end in a point; the shortest names are written out. */
const shortMonths = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')

/** A non-breaking space keeps the day and its month on one line. */
const write = (date: Date, names: readonly string[]) =>
  `${date.getUTCDate()}.\u00a0${names[date.getUTCMonth()]} ${date.getUTCFullYear()}`

export const dates: Translation<typeof english.dates> = {
  /** "8. Nov. 2026" */
  short(value) {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? '' : write(date, shortMonths)
  },
  /** "8. Nov." */
  shortDay(value) {
    const date = new Date(value)
    return `${date.getUTCDate()}.\u00a0${shortMonths[date.getUTCMonth()]}`
  },
  /** "25. Juli 2024" */
  long: (value) => write(new Date(value), months),
  /** Turns "09:00" into "9:00"; sentences add "Uhr". */
  clock: (time) => `${Number(time.slice(0, 2))}:${time.slice(3, 5) || '00'}`,
  monthName: (month) => months[month - 1] ?? '',
}

const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']

const nameOf = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' }).format(new Date(day))

const partOfDayAt = (hour: number) => {
  if (hour < 5 || hour >= 22) return 'nacht'
  if (hour < 10) return 'morgen'
  if (hour < 12) return 'vormittag'
  return hour < 18 ? 'nachmittag' : 'abend'
}

export const calendarNames: Translation<typeof english.calendarNames> = {
  weekdays: (first) => [...weekdays.slice(first), ...weekdays.slice(0, first)],
  /** "November 2026" */
  monthAndYear: (month, length = 'long') => nameOf({ month: length, year: 'numeric' }, month),
  month: (month, length = 'long') => nameOf({ month: length }, month),
  /** "Mittwoch, 25. November" */
  day: (day) => nameOf({ weekday: 'long', month: 'long', day: 'numeric' }, day),
  weekday: (day, length) => nameOf({ weekday: length }, day),
  /** For example "Mittwochmorgen, 18. November"; hours after midnight belong to the night. */
  partOfDay: (day, hour) => calendarNames.day(day).replace(',', `${partOfDayAt(hour)},`),
  /** "So., 8. Nov." */
  shortWeekday: (day) => `${weekdays[new Date(day).getUTCDay()]}., ${dates.shortDay(day)}`,
}

const writers = new Map<string, Intl.DateTimeFormat>()

export const moments: Translation<typeof english.moments> = {
  /** "8. Nov. 2026, 19:05" */
  written(timeZone, instant) {
    let writer = writers.get(timeZone)
    if (!writer) {
      const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
      const time = { hour: 'numeric', minute: '2-digit' } as const
      writer = new Intl.DateTimeFormat('de-DE', { timeZone, ...day, ...time })
      writers.set(timeZone, writer)
    }
    return writer.format(new Date(instant))
  },
  /** "9:41" */
  clock: (timeZone, instant) => moments.written(timeZone, instant).replace(/^.*, /, ''),
  /** "8. Nov., 9:41" */
  dayAndClock: (timeZone, instant) => moments.written(timeZone, instant).replace(/ \d{4}(?=,)/, ''),
}

/** The neutral form says "der Hund", because German has no neutral pronoun for it. */
export const pronounForms: Translation<typeof english.pronounForms> = {
  he: { he: 'er', him: 'ihn', his: 'sein' },
  she: { he: 'sie', him: 'sie', his: 'ihr' },
  they: { he: 'der Hund', him: 'den Hund', his: 'dessen' },
}

const spokenUnits = { lb: 'Pfund', oz: 'Unzen', kg: 'Kilogramm' }

export const weightWords: Translation<typeof english.weightWords> = {
  /** "3,2 kg" or "7 lb 1 oz". */
  short(grams, unit) {
    if (unit === 'kg') return `${numbers.written(Math.round(grams / 10) / 100)}\u00a0kg`
    const { pounds, ounces } = toPoundsAndOunces(grams)
    const parts = [pounds > 0 && `${pounds}\u00a0lb`, ounces > 0 && `${ounces}\u00a0oz`].filter(
      Boolean,
    )
    return parts.join(' ') || '0\u00a0oz'
  },
  /** "7 Pfund 1 Unze" */
  spoken: (grams, unit) =>
    weightWords
      .short(grams, unit)
      .replace(/(lb|oz|kg)/g, (short) => spokenUnits[short as keyof typeof spokenUnits])
      .replace(/\b1\sUnzen/, '1\u00a0Unze'),
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

const oneDecimal = (value: number) => value.toFixed(1).replace('.', ',')

export const fileSizes: Translation<typeof english.fileSizes> = {
  /** "12 KB", "3,4 MB", "1,2 GB" */
  readable(bytes) {
    if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)}\u00a0KB`
    if (bytes < GIGABYTE) return `${oneDecimal(bytes / MEGABYTE)}\u00a0MB`
    return `${oneDecimal(bytes / GIGABYTE)}\u00a0GB`
  },
  /** "500 MB" */
  whole(bytes) {
    return `${Math.ceil(bytes / MEGABYTE)}\u00a0MB`
  },
}
