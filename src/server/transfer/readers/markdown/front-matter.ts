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

/** Eleventy lets files name their language behind the dashes. */
const FIRST_LINE = /^(---|\+\+\+)[ \t]*(ya?ml|json|toml)?$/i
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

function parseFields(isToml: boolean, text: string): Fields {
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
  // People write `Date`, too.
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** What is no JSON is words that begin with a bracket. JSON is YAML, too. */
function readJson(text: string, json: string): FrontMatter {
  try {
    JSON.parse(json)
    return { fields: parseFields(false, json), body: text.slice(json.length), isReadable: true }
  } catch {
    return { fields: {}, body: text, isReadable: true }
  }
}

/**
 * What its lines say, where all of them together are no YAML: a title with a colon, tabs. Enough to know the post
 * by, not to call it public.
 */
function readLines(text: string): Fields {
  const lines = text.matchAll(/^([a-z][\w -]*):[ \t]+(\S.*)$/gim)
  return Object.fromEntries(
    Array.from(lines, ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim().replace(/^(?:"(.*)"|'(.*)'|\[(.*)\])$/, '$1$2$3'),
    ]),
  )
}

/** Fields between `---` (YAML) or `+++` (TOML) at the start of a file, and what comes after them. */
export function readFrontMatter(text: string): FrontMatter {
  const json = JSON_FIELDS.exec(text.slice(0, boxLimits.frontMatterCharacters))?.[0]
  if (json) return readJson(text, json)
  refuseCode(text)
  const first = text.slice(0, Math.max(0, text.indexOf('\n')))
  const [, mark = '', language = ''] = FIRST_LINE.exec(first.trimEnd()) ?? []
  const start = text.slice(first.length, first.length + boxLimits.frontMatterCharacters)
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
