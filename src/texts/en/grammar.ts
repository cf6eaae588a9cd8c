import { toPoundsAndOunces, type WeightUnit } from '#shared/dog/weight.ts'
import type { Weekday } from '#shared/zone-habits.ts'

/** Codes of this language for HTML, feeds and Open Graph. */
export const language = { tag: 'en', region: 'en-US', openGraph: 'en_US' } as const

export const weeks = {
  /** Numbered like `getUTCDay`. Null follows the country of the diary's time zone. */
  firstDay: null as Weekday | null,
} as const

export const scales = {
  /**
   * True for languages that always use kilograms; otherwise the country of the diary's time zone decides.
   */
  isMetric: false as boolean,
} as const

export const numbers = {
  /**
   * For example "3,860". Written without `Intl`, which takes phones longer to start than the rest of the
   * page.
   */
  written: (value: number) => String(value).replace(/\B(?=(\d{3})+(\.|$))/g, ','),
} as const

export const plurals = {
  of: (count: number, one: string, many: string) => (count === 1 ? one : many),
  /** "1 story", "2 stories" */
  counted: (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`,
} as const

export const lists = {
  /** "Walks, Naps and Health" */
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
} as const

/** Written out, because `Intl` takes phones longer to start than the rest of the page. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Always UTC: server and browser must write the same day, or hydration fails. */
function write(date: Date, monthLength?: number): string {
  const month = months[date.getUTCMonth()]?.slice(0, monthLength)
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** Days on visitors' pages. */
export const dates = {
  /** For example "Nov 8, 2026"; an invalid date becomes an empty text, not an error. */
  short(value: string | Date): string {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? '' : write(date, 3)
  },
  /** For example "Nov 8", where the year is clear from the context. */
  shortDay(value: string | Date): string {
    const date = new Date(value)
    return `${months[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`
  },
  /** For example "July 25, 2024", for birthdays and other special days. */
  long: (value: string | Date) => write(new Date(value)),
  /** Turns "09:00" into "9:00 AM". */
  clock(time: string): string {
    const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
    return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  },
  /** Turns 1 into "January". */
  monthName: (month: number) => months[month - 1] ?? '',
} as const

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const nameOf = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day))

/** Days and months in the admin's calendars. A month is passed as "2026-11". */
export const calendarNames = {
  /** Names from "Sun" to "Sat", or starting at another day. */
  weekdays: (first: number) => [...weekdays.slice(first), ...weekdays.slice(0, first)],
  /** Takes a month or a day: "November 2026". */
  monthAndYear: (month: string, length: 'long' | 'short' = 'long') =>
    nameOf({ month: length, year: 'numeric' }, month),
  /** "November" */
  month: (month: string, length: 'long' | 'short' = 'long') => nameOf({ month: length }, month),
  /** "Wednesday, November 25" */
  day: (day: string) => nameOf({ weekday: 'long', month: 'long', day: 'numeric' }, day),
  weekday: (day: string, length: 'short' | 'narrow') => nameOf({ weekday: length }, day),
  /** For example "Wednesday morning, November 18"; hours after midnight belong to the night. */
  partOfDay(day: string, hour: number): string {
    const byDay = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
    const part = hour < 5 || hour >= 22 ? 'night' : byDay
    return calendarNames.day(day).replace(',', ` ${part},`)
  },
  /** For example "Sun, Nov 8"; long lists need it, where `Intl` would be slow. */
  shortWeekday: (day: string): string =>
    `${weekdays[new Date(day).getUTCDay()]}, ${dates.shortDay(day)}`,
} as const

const writers = new Map<string, Intl.DateTimeFormat>()

/** Instants in a time zone, for the admin and mails. */
export const moments = {
  /** "Nov 8, 2026, 7:05 PM" */
  written(timeZone: string, instant: string | number | Date): string {
    let writer = writers.get(timeZone)
    if (!writer) {
      const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const
      writer = new Intl.DateTimeFormat('en-US', options)
      writers.set(timeZone, writer)
    }
    // Some versions of `Intl` put a narrow space before PM.
    return writer.format(new Date(instant)).replace(/\u202f/g, ' ')
  },
  /** "9:41 AM" */
  clock: (timeZone: string, instant: string | number | Date) =>
    moments.written(timeZone, instant).replace(/^.*, /, ''),
  /** "Nov 8, 9:41 AM" */
  dayAndClock: (timeZone: string, instant: string | number | Date) =>
    moments.written(timeZone, instant).replace(/, \d{4}/, ''),
} as const

export const pronounForms = {
  he: { he: 'he', him: 'him', his: 'his' },
  she: { he: 'she', him: 'her', his: 'her' },
  they: { he: 'they', him: 'them', his: 'their' },
} as const

const spokenUnits = { lb: 'pound', oz: 'ounce', kg: 'kilogram' }

export const weightWords = {
  /** "7 lb 1 oz" or "3.2 kg". */
  short(grams: number, unit: WeightUnit): string {
    // Rounds to ten grams first, because `toFixed` alone rounds some values the other way.
    if (unit === 'kg')
      return `${(Math.round(grams / 1000 / 0.01) * 0.01).toFixed(2).replace(/\.?0+$/, '')} kg`
    const { pounds, ounces } = toPoundsAndOunces(grams)
    const parts = [pounds > 0 && `${pounds} lb`, ounces > 0 && `${ounces} oz`].filter(Boolean)
    return parts.join(' ') || '0 oz'
  },
  /** For screen readers: "7 pounds 1 ounce". */
  spoken: (grams: number, unit: WeightUnit) =>
    weightWords
      .short(grams, unit)
      .replace(
        /([\d.]+) (lb|oz|kg)/g,
        (_, count: string, short: keyof typeof spokenUnits) =>
          `${count} ${spokenUnits[short]}${count === '1' ? '' : 's'}`,
      ),
} as const

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const GIGABYTE = 1024 * MEGABYTE

export const fileSizes = {
  /** "12 KB", "3.4 MB", "1.2 GB" */
  readable(bytes: number): string {
    if (bytes < MEGABYTE) return `${Math.ceil(bytes / KILOBYTE)} KB`
    if (bytes < GIGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`
    return `${(bytes / GIGABYTE).toFixed(1)} GB`
  },
  /** "500 MB" */
  whole(bytes: number): string {
    return `${Math.ceil(bytes / MEGABYTE)} MB`
  },
} as const
