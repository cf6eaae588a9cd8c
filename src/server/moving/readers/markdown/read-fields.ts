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
export function listOf(fields: Fields, name: string, between = /\s*,\s*/): string[] {
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

const DATE =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const WRITTEN = new RegExp(
  `^(?:[a-z]{3,9},? )?(?:${MONTH} \\d{1,2}|\\d{1,2} ${MONTH}),? \\d{4}\\b`,
  'i',
)
const ZONE = /(?:\b(?:GMT|UTC)|[+-]\d\d:?\d\d)\b/

/** `March 1, 2025`, and the long forms that browsers and mails write. */
function parseWritten(text: string): Date | null {
  if (!WRITTEN.test(text)) return null
  const time = /\d:\d\d/.test(text) ? '' : ' 12:00'
  const date = new Date(`${text}${time}${ZONE.test(text) ? '' : ' UTC'}`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** A day alone is its noon, so that it is the same day in nearly every zone; a time without a zone is UTC. */
export function parseDate(text: string): Date | null {
  const [, year = '', month = '', day = '', hour = '12', minute = '00', second = '00', zone = 'Z'] =
    DATE.exec(text.trim()) ?? []
  if (year === '') return parseWritten(text)
  const two = (part: string) => part.padStart(2, '0')
  const offset = /^[a-z]/i.test(zone)
    ? 'Z'
    : zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
  const date = new Date(
    `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${offset}`,
  )
  return Number.isNaN(date.getTime()) ? null : date
}

export function dateOf(fields: Fields, ...names: string[]): Date | null {
  for (const name of names) {
    const date = parseDate(textOf(fields, name))
    if (date) return date
  }
  return null
}
