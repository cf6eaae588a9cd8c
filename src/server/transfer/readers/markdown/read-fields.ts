import type { Fields } from './front-matter.ts'

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'number' ? String(value) : ''
}

const findValue = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** The first of these fields that says something. */
export function textOf(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const text = toText(findValue(fields, name))
    if (text !== '') return text
  }
  return ''
}

/** A list, or words with something between them. */
export function listOf(fields: Fields, name: string, between = /,/): string[] {
  const value = findValue(fields, name)
  const items = Array.isArray(value) ? value.map(toText) : toText(value).split(between)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

export function isSaid(fields: Fields, name: string, what: boolean): boolean {
  const value = findValue(fields, name)
  const text = typeof value === 'boolean' ? String(value) : toText(value).toLowerCase()
  return what ? /^(?:true|yes|on|1)$/.test(text) : /^(?:false|no|off|0)$/.test(text)
}

/** What an object or its only text says: `cover: a.jpg`, `cover: { image: a.jpg }`, `images: [a.jpg]`. */
export function partOf(fields: Fields, name: string, ...parts: string[]): string {
  const value = findValue(fields, name)
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'object' || first === null || first instanceof Date) return toText(first)
  return textOf(first as Fields, ...parts)
}

/** Zones that people write as words; all others are taken for a text that is no day. */
const ZONES: Record<string, string> = {
  ...{ Z: 'Z', UTC: 'Z', GMT: 'Z', WET: 'Z', BST: '+01:00', CET: '+01:00', CEST: '+02:00' },
  ...{ EET: '+02:00', EEST: '+03:00', EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00' },
  ...{ MST: '-07:00', MDT: '-06:00', PST: '-08:00', PDT: '-07:00' },
}
const NAMED = Object.keys(ZONES).join('|')

const DATE = new RegExp(
  String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?)?\s*(${NAMED}|[+-]\d\d(?::?\d\d)?)?$`,
  'i',
)

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const WRITTEN = new RegExp(
  `^(?:[a-z]{3,9},? )?(?:${MONTH} \\d{1,2}|\\d{1,2} ${MONTH}),? \\d{4}\\b`,
  'i',
)
const ZONE = /(?:\b(?:GMT|UTC)|[+-]\d\d:?\d\d)\b/
const NAMED_ZONE = new RegExp(`\\b(?:${NAMED})$`, 'i')

/** `March 1, 2025`, and the long forms that browsers and mails write. */
function parseWritten(text: string): Date | null {
  if (!WRITTEN.test(text)) return null
  const time = /\d:\d\d/.test(text) ? '' : ' 12:00'
  const numbered = text.trim().replace(NAMED_ZONE, offsetOf)
  const date = new Date(`${numbered}${time}${ZONE.test(numbered) ? '' : ' UTC'}`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** `+0100`, `+01`, `EST`. */
function offsetOf(zone: string): string {
  const named = ZONES[zone.toUpperCase()]
  if (named) return named === 'Z' ? '+00:00' : named
  return zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
}

/** Of a clock that goes to twelve twice. */
function hourOfDay(hour: string, half: string | undefined): string {
  if (!half) return hour
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))
}

/** A day alone is its noon, so that it is the same day in nearly every zone; a time without a zone is UTC. */
export function parseDate(text: string): Date | null {
  const found = DATE.exec(text.trim())
  if (!found) return parseWritten(text)
  const [, year, month, day, hour = '12', minute = '00', second = '00', half, zone = 'Z'] = found
  const two = (part = '') => part.padStart(2, '0')
  const time = `${two(hourOfDay(hour, half))}:${minute}:${second}`
  const date = new Date(`${year}-${two(month)}-${two(day)}T${time}${offsetOf(zone)}`)
  return Number.isNaN(date.getTime()) ? null : date
}

export function dateOf(fields: Fields, ...names: string[]): Date | null {
  for (const name of names) {
    const date = parseDate(textOf(fields, name))
    if (date) return date
  }
  return null
}
