import { poundsAndOunces, type WeightUnit } from '#shared/dog/weight.ts'
import type { Weekday } from '#shared/zone-habits.ts'

/** What pages, feeds and formats of the platform call this language. */
export const language = { tag: 'en', region: 'en-US', openGraph: 'en_US' } as const

export const weeks = {
  /** As `getUTCDay` counts. Null: as the land of the diary's time zone has it. */
  firstDay: null as Weekday | null,
} as const

export const scales = {
  /** Whether it means kilograms everywhere; otherwise the land of the diary's time zone decides. */
  isMetric: false as boolean,
} as const

export const numbers = {
  /** "3,860"; by hand, because starting `Intl` takes a phone longer than all the rest. */
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

/** By name, because starting `Intl` takes a phone longer than everything else on a page. */
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

/** Always UTC: the server and every browser must write the same day, or hydration differs. */
function write(date: Date, monthLength?: number): string {
  const month = months[date.getUTCMonth()]?.slice(0, monthLength)
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** Days as visitors read them. */
export const dates = {
  /** "Nov 8, 2026"; an unreadable date is shown as nothing rather than as an error. */
  short(value: string | Date): string {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? '' : write(date, 3)
  },
  /** "Nov 8", where the year is known or stands beside it. */
  shortDay(value: string | Date): string {
    const date = new Date(value)
    return `${months[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`
  },
  /** "July 25, 2024", for days that are celebrated. */
  long: (value: string | Date) => write(new Date(value)),
  /** "9:00 AM" of "09:00". */
  clock(time: string): string {
    const [hour = 0, minute = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
    return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  },
  /** "January" of 1. */
  monthName: (month: number) => months[month - 1] ?? '',
} as const

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const nameOf = (options: Intl.DateTimeFormatOptions, day: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day))

/** Days and months as the admin's calendars call them. A month is written as "2026-11". */
export const calendarNames = {
  /** "Sun" to "Sat", or from another day on. */
  weekdays: (first: number) => [...weekdays.slice(first), ...weekdays.slice(0, first)],
  /** "November 2026" of a month, or of a day in it. */
  monthAndYear: (month: string, length: 'long' | 'short' = 'long') =>
    nameOf({ month: length, year: 'numeric' }, month),
  /** "November" */
  month: (month: string, length: 'long' | 'short' = 'long') => nameOf({ month: length }, month),
  /** "Wednesday, November 25" */
  day: (day: string) => nameOf({ weekday: 'long', month: 'long', day: 'numeric' }, day),
  weekday: (day: string, length: 'short' | 'narrow') => nameOf({ weekday: length }, day),
  /** "Wednesday morning, November 18"; the night is long. */
  partOfDay(day: string, hour: number): string {
    const byDay = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
    const part = hour < 5 || hour >= 22 ? 'night' : byDay
    return calendarNames.day(day).replace(',', ` ${part},`)
  },
  /** "Sun, Nov 8"; for long lists, where `Intl` would take its time. */
  shortWeekday: (day: string): string =>
    `${weekdays[new Date(day).getUTCDay()]}, ${dates.shortDay(day)}`,
} as const

const writers = new Map<string, Intl.DateTimeFormat>()

/** Day and time of instants in a zone, for the admin and for mails. */
export const moments = {
  /** "Nov 8, 2026, 7:05 PM" */
  written(timeZone: string, instant: string | number | Date): string {
    let writer = writers.get(timeZone)
    if (!writer) {
      const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const
      writer = new Intl.DateTimeFormat('en-US', options)
      writers.set(timeZone, writer)
    }
    // Some versions put a narrow space before PM.
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
    // To ten grams first: `toFixed` alone would round some of them the other way.
    if (unit === 'kg')
      return `${(Math.round(grams / 1000 / 0.01) * 0.01).toFixed(2).replace(/\.?0+$/, '')} kg`
    const { pounds, ounces } = poundsAndOunces(grams)
    const parts = [pounds > 0 && `${pounds} lb`, ounces > 0 && `${ounces} oz`].filter(Boolean)
    return parts.join(' ') || '0 oz'
  },
  /** The same for those who hear it: "7 pounds 1 ounce". */
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
