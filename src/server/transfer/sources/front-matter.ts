import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { importLimits } from '#shared/transfer.ts'
import { ImportRefusedError } from '../imports.errors.ts'

interface FrontMatter {
  fields: FrontMatterFields
  body: string
  /** False when the front matter does not parse: then nothing proves that the post was public. */
  isReadable: boolean
}

export type FrontMatterFields = Record<string, unknown>

/** Eleventy allows the name of a language after the dashes. */
const FIRST_LINE = /^(---|\+\+\+)[ \t]*(ya?ml|json|toml)?$/i
const FENCES: Record<string, RegExp> = {
  '---': /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
  '+++': /\n\+\+\+[ \t]*(?:\n|$)/,
}

/** Hugo's JSON front matter is delimited by its braces only. */
const JSON_FIELDS = /^\{[ \t]*\n[\s\S]*?\n\}[ \t]*(?:\n|$)/

const CODE = /^---[ \t]*(?:js|javascript|coffee|coffeescript|cson|ts|typescript|ruby|php|python)\b/i

/** Some generators execute front matter in the language named after the dashes. */
export function refuseExecutableFrontMatter(text: string) {
  if (CODE.test(text)) throw new ImportRefusedError('code_front_matter')
}

function parseFields(isToml: boolean, text: string): FrontMatterFields {
  const options = {
    maxAliasCount: 20,
    uniqueKeys: false,
    logLevel: 'error',
    prettyErrors: false,
    schema: 'core',
  } as const
  const parsed: unknown = isToml ? parseToml(text) : parseYaml(text, options)
  if (parsed === null || parsed === undefined) return {}
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new TypeError('no fields')
  // Authors also write `Date` or `TITLE`, so field names are compared in lower case.
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/**
 * A post may begin with a brace by accident: when it is no valid JSON, the brace belongs to the
 * body.
 */
function readJson(text: string, json: string): FrontMatter {
  try {
    JSON.parse(json)
    return { fields: parseFields(false, json), body: text.slice(json.length), isReadable: true }
  } catch {
    return { fields: {}, body: text, isReadable: true }
  }
}

/**
 * Reads single lines when the whole is no valid YAML (a title with a colon, tabs). The result
 * identifies the post but never proves that it was public.
 */
function readLines(text: string): FrontMatterFields {
  const lines = text.matchAll(/^([a-z][\w -]*):[ \t]+(\S.*)$/gim)
  return Object.fromEntries(
    Array.from(lines, ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim().replace(/^(?:"(.*)"|'(.*)'|\[(.*)\])$/, '$1$2$3'),
    ]),
  )
}

export function readFrontMatter(text: string): FrontMatter {
  const json = JSON_FIELDS.exec(text.slice(0, importLimits.frontMatterCharacters))?.[0]
  if (json) return readJson(text, json)
  refuseExecutableFrontMatter(text)
  const first = text.slice(0, Math.max(0, text.indexOf('\n')))
  const [, mark = '', language = ''] = FIRST_LINE.exec(first.trimEnd()) ?? []
  const start = text.slice(first.length, first.length + importLimits.frontMatterCharacters)
  const end = FENCES[mark]?.exec(start)
  if (!end) return { fields: {}, body: text, isReadable: true }
  const fields = start.slice(0, end.index)
  const body = text.slice(first.length + end.index + end[0].length)
  try {
    const isToml = mark === '+++' || /^toml$/i.test(language)
    return { fields: parseFields(isToml, fields), body, isReadable: true }
  } catch {
    return { fields: readLines(fields), body, isReadable: false }
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'number' ? String(value) : ''
}

const findValue = (fields: FrontMatterFields, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

export function textOf(fields: FrontMatterFields, ...names: string[]): string {
  for (const name of names) {
    const text = toText(findValue(fields, name))
    if (text !== '') return text
  }
  return ''
}

export function listOf(fields: FrontMatterFields, name: string, between = /,/): string[] {
  const value = findValue(fields, name)
  const items = Array.isArray(value) ? value.map(toText) : toText(value).split(between)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}

export function isSetTo(fields: FrontMatterFields, name: string, what: boolean): boolean {
  const value = findValue(fields, name)
  const text = typeof value === 'boolean' ? String(value) : toText(value).toLowerCase()
  return what ? /^(?:true|yes|on|1)$/.test(text) : /^(?:false|no|off|0)$/.test(text)
}

/**
 * Accepts an object, a list or plain text: `cover: { image: a.jpg }`, `images: [a.jpg]`, `cover:
 * a.jpg`.
 */
export function nestedTextOf(fields: FrontMatterFields, name: string, ...parts: string[]): string {
  const value = findValue(fields, name)
  const first = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'object' || first === null || first instanceof Date) return toText(first)
  return textOf(first as FrontMatterFields, ...parts)
}

/** A date with a zone name that is not listed here does not parse. */
const ZONES = new Map([
  ['Z', '+00:00'],
  ['UTC', '+00:00'],
  ['GMT', '+00:00'],
  ['WET', '+00:00'],
  ['BST', '+01:00'],
  ['CET', '+01:00'],
  ['CEST', '+02:00'],
  ['EET', '+02:00'],
  ['EEST', '+03:00'],
  ['EST', '-05:00'],
  ['EDT', '-04:00'],
  ['CST', '-06:00'],
  ['CDT', '-05:00'],
  ['MST', '-07:00'],
  ['MDT', '-06:00'],
  ['PST', '-08:00'],
  ['PDT', '-07:00'],
])
const NAMED = [...ZONES.keys()].join('|')

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

/** Parses `March 1, 2025` and the long forms that browsers and mail programs write. */
function parseWritten(text: string): Date | null {
  if (!WRITTEN.test(text)) return null
  const time = /\d:\d\d/.test(text) ? '' : ' 12:00'
  const numbered = text.trim().replace(NAMED_ZONE, offsetOf)
  const date = new Date(`${numbered}${time}${ZONE.test(numbered) ? '' : ' UTC'}`)
  return Number.isNaN(date.getTime()) ? null : date
}

function offsetOf(zone: string): string {
  const named = ZONES.get(zone.toUpperCase())
  if (named) return named
  return zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)
}

function hourOfDay(hour: string, half: string | undefined): string {
  if (!half) return hour
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))
}

/**
 * A date without a time is taken as noon, which is the same day in nearly every zone. A time
 * without a zone is UTC.
 */
export function parseDate(text: string): Date | null {
  const found = DATE.exec(text.trim())
  if (!found) return parseWritten(text)
  const [, year, month, day, hour = '12', minute = '00', second = '00', half, zone = 'Z'] = found
  const two = (part = '') => part.padStart(2, '0')
  const time = `${two(hourOfDay(hour, half))}:${minute}:${second}`
  const date = new Date(`${year}-${two(month)}-${two(day)}T${time}${offsetOf(zone)}`)
  return Number.isNaN(date.getTime()) ? null : date
}

export function dateOf(fields: FrontMatterFields, ...names: string[]): Date | null {
  for (const name of names) {
    const date = parseDate(textOf(fields, name))
    if (date) return date
  }
  return null
}
