import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { MovingError } from '../../moving.errors.ts'

export interface FrontMatter {
  fields: Fields
  body: string
  /** False when it could not be read, and with it whether the post is public. */
  isReadable: boolean
}

export type Fields = Record<string, unknown>

const FENCES: Record<string, RegExp> = {
  '---': /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/,
  '+++': /\n\+\+\+[ \t]*(?:\n|$)/,
}

/** Hugo also takes JSON, whose brackets are its fences. */
const JSON_FIELDS = /^\{[ \t]*\n[\s\S]*?\n\}[ \t]*(?:\n|$)/

const CODE = /^---[ \t]*(?:js|javascript|coffee|coffeescript|cson|ts|typescript|ruby|php|python)\b/i

/** Some programs take the word after the dashes for a language, and run it. */
export function refuseCode(text: string) {
  if (CODE.test(text)) throw new MovingError('code_front_matter')
}

function parseFields(mark: string, text: string): Fields {
  const options = {
    maxAliasCount: 20,
    uniqueKeys: false,
    logLevel: 'error',
    schema: 'core',
  } as const
  const parsed: unknown = mark === '+++' ? parseToml(text) : parseYaml(text, options)
  if (parsed === null || parsed === undefined) return {}
  if (typeof parsed !== 'object' || Array.isArray(parsed)) throw new TypeError('no fields')
  // People write `Date`, too.
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** What is no JSON is words that begin with a bracket. JSON is YAML, too. */
function readJson(text: string, json: string): FrontMatter {
  try {
    JSON.parse(json)
    return { fields: parseFields('---', json), body: text.slice(json.length), isReadable: true }
  } catch {
    return { fields: {}, body: text, isReadable: true }
  }
}

/** Fields between `---` (YAML) or `+++` (TOML) at the start of a file, and what comes after them. */
export function readFrontMatter(text: string): FrontMatter {
  const json = JSON_FIELDS.exec(text.slice(0, boxLimits.frontMatterCharacters))?.[0]
  if (json) return readJson(text, json)
  const mark = text.slice(0, 3)
  const fence = FENCES[mark]
  const firstEnd = text.indexOf('\n')
  if (!fence || firstEnd === -1) return { fields: {}, body: text, isReadable: true }
  const firstLine = text.slice(0, firstEnd)
  refuseCode(text)
  if (firstLine.slice(3).trim() !== '') return { fields: {}, body: text, isReadable: true }
  const start = text.slice(firstEnd, firstEnd + boxLimits.frontMatterCharacters)
  const end = fence.exec(start)
  if (!end) return { fields: {}, body: text, isReadable: true }
  const body = text.slice(firstEnd + end.index + end[0].length)
  try {
    return { fields: parseFields(mark, start.slice(0, end.index)), body, isReadable: true }
  } catch {
    return { fields: {}, body, isReadable: false }
  }
}
