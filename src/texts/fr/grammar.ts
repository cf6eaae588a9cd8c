import { toPoundsAndOunces } from '#shared/dog/weight.ts'
import type * as english from '#texts/grammar.ts'
import type { Translation } from '../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'fr',
  region: 'fr-FR',
  openGraph: 'fr_FR',
}

export const weeks: Translation<typeof english.weeks> = {
  firstDay: 1,
}

const withComma = (digits: string) => digits.replace('.', ',')

export const scales: Translation<typeof english.scales> = {
  isMetric: true,
}

export const numbers: Translation<typeof english.numbers> = {
  /**
   * « 3 860 », « 0,3 ». Written without `Intl`, which takes phones longer to start than the rest of the
   * page.
   */
  written: (value) => withComma(String(value)).replace(/\B(?=(\d{3})+(,|$))/g, '\u202f'),
}

export const plurals: Translation<typeof english.plurals> = {
  /** In French, zero and one are singular. */
  of: (count, one, many) => (Math.abs(count) < 2 ? one : many),
  /** « 1 histoire », « 2 histoires » */
  counted: (count, one, many) => `${numbers.written(count)} ${plurals.of(count, one, many)}`,
}

export const lists: Translation<typeof english.lists> = {
  /** « Balades, Siestes et Santé » */
  and: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`,
}

/** Before a vowel, y is a consonant: « de Yoda », but « d’Yves ». */
const VOWEL = /^(?:[aàâäeéèêëiîïoôöœuùûüæ]|y(?![aeiou]))/i

/** « de » and « que » lose their vowel before a name that starts with one. */
export const elision = {
  /** « de Pretzel », « d’Oscar » */
  de: (name: string) => (VOWEL.test(name) ? `d’${name}` : `de ${name}`),
  /** « que Pretzel », « qu’Oscar » */
  que: (name: string) => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`),
} as const

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Written out, because `Intl` takes phones longer to start than the rest of the page. */
const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const shortMonths = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')

/** « 8 novembre », « 1er novembre » */
const dayAndMonth = (day: number, month: number, names = months) =>
  `${day === 1 ? '1er' : day} ${names[month]}`

/** Always UTC: server and browser must write the same day, or hydration fails. */
const write = (date: Date, names?: string[]) =>
  `${dayAndMonth(date.getUTCDate(), date.getUTCMonth(), names)} ${date.getUTCFullYear()}`

export const dates: Translation<typeof english.dates> = {
  /** « 8 nov. 2026 »; an invalid date becomes an empty text, not an error. */
  short(value) {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? '' : write(date, shortMonths)
  },
  /** « 8 nov. », where the year is clear from the context. */
  shortDay(value) {
    const date = new Date(value)
    return dayAndMonth(date.getUTCDate(), date.getUTCMonth(), shortMonths)
  },
  /** « 25 juillet 2024 », for birthdays and other special days. */
  long: (value) => write(new Date(value)),
  /** Turns "09:00" into « 9 h » and "09:05" into « 9 h 05 ». */
  clock(time) {
    const minute = time.slice(3, 5)
    return `${Number(time.slice(0, 2))}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`
  },
  /**
   * Turns 1 into « Janvier », capitalized because it is a heading; within a sentence it is lower case.
   */
  monthName: (month) => upperFirst(months[month - 1] ?? ''),
}

const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ')

const shortWeekdayOf = (day: number) => `${weekdays[day]?.slice(0, 3)}.`

export const calendarNames: Translation<typeof english.calendarNames> = {
  /** « Dim. » to « Sam. », or starting at another day; capitalized as column headings. */
  weekdays: (first) => weekdays.map((_, at) => upperFirst(shortWeekdayOf((first + at) % 7))),
  /** Takes a month or a day: « Novembre 2026 », capitalized because it is a heading. */
  monthAndYear: (month, length) => `${calendarNames.month(month, length)} ${month.slice(0, 4)}`,
  /** « Novembre » */
  month(month, length = 'long') {
    const names = length === 'long' ? months : shortMonths
    return upperFirst(names[Number(month.slice(5, 7)) - 1] ?? '')
  },
  /** « mercredi 25 novembre » */
  day(day) {
    const date = new Date(day)
    const rest = dayAndMonth(date.getUTCDate(), date.getUTCMonth())
    return `${weekdays[date.getUTCDay()]} ${rest}`
  },
  weekday(day, length) {
    const at = new Date(day).getUTCDay()
    return length === 'short' ? shortWeekdayOf(at) : upperFirst(weekdays[at] ?? '').slice(0, 1)
  },
  /** « Mercredi matin, 18 novembre »; hours after midnight belong to the night. */
  partOfDay(day, hour) {
    const written = calendarNames.day(day)
    if (hour < 5 || hour >= 22) return `Nuit du ${written}`
    const part = hour < 12 ? 'matin' : hour < 18 ? 'après-midi' : 'soir'
    return upperFirst(written.replace(' ', ` ${part}, `))
  },
  /** « dim. 8 nov. » */
  shortWeekday: (day) => `${shortWeekdayOf(new Date(day).getUTCDay())} ${dates.shortDay(day)}`,
}

const readers = new Map<string, Intl.DateTimeFormat>()

/** Returns day and time in a zone: "2026-11-08" and "19:05". */
function wallTime(timeZone: string, instant: string | number | Date) {
  let reader = readers.get(timeZone)
  if (!reader) {
    // The Swedish locale writes dates as 2026-11-08.
    reader = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
    readers.set(timeZone, reader)
  }
  const [day = '', time = ''] = reader.format(new Date(instant)).split(' ')
  return { day, time }
}

export const moments: Translation<typeof english.moments> = {
  /** « 8 nov. 2026 à 19 h 05 » */
  written(timeZone, instant) {
    const { day, time } = wallTime(timeZone, instant)
    return `${dates.short(day)} à ${dates.clock(time)}`
  },
  /** « 9 h 41 » */
  clock: (timeZone, instant) => dates.clock(wallTime(timeZone, instant).time),
  /** « 8 nov. à 9 h 41 » */
  dayAndClock(timeZone, instant) {
    const { day, time } = wallTime(timeZone, instant)
    return `${dates.shortDay(day)} à ${dates.clock(time)}`
  },
}

/** French has no neutral pronoun; « notre star » may be of any gender. */
export const pronounForms: Translation<typeof english.pronounForms> = {
  he: { he: 'il', him: 'lui', his: 'son' },
  she: { he: 'elle', him: 'elle', his: 'son' },
  they: { he: 'notre star', him: 'notre star', his: 'son' },
}

const units = { lb: 'livre', oz: 'once', kg: 'kilogramme' }

const isUnit = (short: string): short is keyof typeof units => short in units

export const weightWords: Translation<typeof english.weightWords> = {
  /** « 7 lb 1 oz » or « 3,2 kg ». */
  short(grams, unit) {
    // Rounds to ten grams first, because rounding to two places alone rounds some values the other way.
    if (unit === 'kg')
      return `${numbers.written(Number((Math.round(grams / 10) / 100).toFixed(2)))}\u00a0kg`
    const { pounds, ounces } = toPoundsAndOunces(grams)
    const parts = [pounds > 0 && `${pounds}\u00a0lb`, ounces > 0 && `${ounces}\u00a0oz`]
    return parts.filter(Boolean).join(' ') || '0\u00a0oz'
  },
  /** For screen readers: « 7 livres 1 once ». */
  spoken: (grams, unit) =>
    weightWords
      .short(grams, unit)
      .replace(/([\d,\u202f]+)\u00a0([a-z]+)/g, (whole, count: string, short: string) =>
        isUnit(short)
          ? `${count} ${plurals.of(Number.parseFloat(count.replace(/\D.*/, '')), units[short], `${units[short]}s`)}`
          : whole,
      ),
}

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

export const fileSizes: Translation<typeof english.fileSizes> = {
  /** « 12 Ko », « 3,4 Mo », « 1,2 Go » */
  readable(bytes) {
    if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)}\u00a0Ko`
    if (bytes < GIGABYTE) return `${withComma((bytes / MEGABYTE).toFixed(1))}\u00a0Mo`
    return `${withComma((bytes / GIGABYTE).toFixed(1))}\u00a0Go`
  },
  /** « 500 Mo » */
  whole(bytes) {
    return `${Math.ceil(bytes / MEGABYTE)}\u00a0Mo`
  },
}
