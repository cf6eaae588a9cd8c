import { type FoundInline, type InlineNode, isSpace, removeBackslashEscapes } from './inline.ts'

/** Limits the nesting of brackets in an address, so that each attempt to read one stays short. */
const MAX_NESTED = 8
const TITLE_ENDS: Record<string, string> = { '"': '"', "'": "'", '(': ')' }

interface LinkTarget {
  href: string
  title: string
  end: number
}

export function readLinkTarget(line: string, at: number): LinkTarget | null {
  if (line.charAt(at) !== '(') return null
  const from = skipSpaces(line, at + 1)
  const isPointed = line.charAt(from) === '<'
  const to = isPointed ? endOfPointed(line, from) : endOfAddress(line, from)
  if (to === null) return null
  const href = isPointed ? line.slice(from + 1, to - 1) : line.slice(from, to)
  const title = readTitle(line, to)
  if (title === null || line.charAt(title.end) !== ')') return null
  return {
    href: removeBackslashEscapes(href),
    title: removeBackslashEscapes(title.text),
    end: title.end + 1,
  }
}

function skipSpaces(line: string, at: number): number {
  let end = at
  while (line.charAt(end) === ' ' || line.charAt(end) === '\t') end += 1
  return end
}

function endOfPointed(line: string, at: number): number | null {
  for (let end = at + 1; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign === '>') return end + 1
    if (sign === '<') return null
    if (sign === '\\') end += 1
  }
  return null
}

/** The address ends at a space or at an unmatched closing bracket. */
function endOfAddress(line: string, at: number): number | null {
  let nested = 0
  let end = at
  for (; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign <= ' ' || (sign === ')' && nested === 0)) break
    if (sign === '\\') end += 1
    else if (sign === '(') nested += 1
    else if (sign === ')') nested -= 1
    if (nested > MAX_NESTED) return null
  }
  return nested === 0 ? end : null
}

function readTitle(line: string, at: number): { text: string; end: number } | null {
  const from = skipSpaces(line, at)
  const open = line.charAt(from)
  const close = from > at ? TITLE_ENDS[open] : undefined
  if (!close) return { text: '', end: from }
  for (let end = from + 1; end < line.length; end += 1) {
    const sign = line.charAt(end)
    if (sign === close) return { text: line.slice(from + 1, end), end: skipSpaces(line, end + 1) }
    if (sign === '(' && open === '(') return null
    if (sign === '\\') end += 1
  }
  return null
}

const PREFIX = /^(?:https?:\/\/|www\.)(?=[a-z0-9])/i
const MAX_PREFIX_LENGTH = 'https://w'.length
const EMAIL = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const SCHEME = /^[a-z][a-z0-9+.-]{1,31}:/i
const TAG_NAME = /^[a-z][a-z0-9-]*/i
const ATTRIBUTE = /^\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/i

const link = (href: string, text: string): InlineNode => ({
  type: 'link',
  href,
  children: [{ type: 'text', text }],
})

export function readBareUrl(line: string, at: number, isInBrackets: boolean): FoundInline | null {
  const prefix = PREFIX.exec(line.slice(at, at + MAX_PREFIX_LENGTH))?.[0]
  // An address cannot start within a Latin word; scripts without spaces may directly precede it.
  if (!prefix || /[a-z0-9]/i.test(line.charAt(at - 1))) return null
  let end = at + prefix.length
  while (end < line.length && !isEnd(line.charAt(end), isInBrackets)) end += 1
  end = withoutTail(line, at + prefix.length, end)
  const text = line.slice(at, end)
  return { end, node: link(prefix.endsWith('/') ? text : `http://${text}`, text) }
}

const isEnd = (sign: string, isInBrackets: boolean) =>
  sign === '<' || isSpace(sign) || (isInBrackets && sign === ']')

/** Excludes the full stop of a sentence and a closing bracket around the address. */
function withoutTail(line: string, from: number, to: number): number {
  let unopened = 0
  for (let at = from; at < to; at += 1) {
    if (line.charAt(at) === ')') unopened += 1
    if (line.charAt(at) === '(') unopened -= 1
  }
  let end = to
  for (; end > from; end -= 1) {
    const sign = line.charAt(end - 1)
    if (sign === ')' && unopened > 0) unopened -= 1
    else if (!'?!.,:;*_\'"~'.includes(sign)) break
  }
  return end
}

/** Reads the mail address around the @ at `at`; characters before `from` are not part of it. */
export function readMailAddress(line: string, at: number, from: number): FoundInline | null {
  let start = at
  while (start > from && /[\w.+-]/.test(line.charAt(start - 1))) start -= 1
  let end = at + 1
  while (/[a-z0-9.-]/i.test(line.charAt(end))) end += 1
  while (/[.-]/.test(line.charAt(end - 1))) end -= 1
  const text = line.slice(start, end)
  return EMAIL.test(text) ? { start, end, node: link(`mailto:${text}`, text) } : null
}

/** `<https://…>` and `<somebody@…>` are links; an HTML tag becomes text as a whole. */
export function readAngleBracketLink(line: string, at: number): FoundInline | null {
  let end = at + 1
  while (end < line.length && !'<>'.includes(line.charAt(end))) end += 1
  if (line.charAt(end) !== '>') return null
  const inner = line.slice(at + 1, end)
  const isOneWord = !/\s/.test(inner)
  if (isOneWord && SCHEME.test(inner)) return { end: end + 1, node: link(inner, inner) }
  if (isOneWord && EMAIL.test(inner)) return { end: end + 1, node: link(`mailto:${inner}`, inner) }
  if (!isTag(inner)) return null
  return { end: end + 1, node: { type: 'text', text: line.slice(at, end + 1) } }
}

function isTag(inner: string): boolean {
  if (/^[!?]/.test(inner)) return true
  let rest = inner.replace(/^\//, '').replace(/\/$/, '')
  const name = TAG_NAME.exec(rest)?.[0]
  if (!name) return false
  rest = rest.slice(name.length)
  for (let found = ATTRIBUTE.exec(rest); found; found = ATTRIBUTE.exec(rest)) {
    rest = rest.slice(found[0].length)
  }
  return rest.trim() === ''
}

export interface VideoLink {
  href: string
  site: string
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/)|youtu\.be\/)[\w-]{6,}/i
const VIMEO = /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?\d+/i
/** Anyone can host PeerTube, so its path identifies it. */
const PEERTUBE =
  /^https?:\/\/([^/?#\\]+)\/(?:w|videos\/watch)\/(?:[1-9a-z]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#].*)?$/i

function siteOf(href: string): string | null {
  if (YOUTUBE.test(href)) return 'YouTube'
  if (VIMEO.test(href)) return 'Vimeo'
  return PEERTUBE.exec(href)?.[1] ?? null
}

/** Returns the video if its bare address is the whole line. */
export function findVideoLink(nodes: InlineNode[]): VideoLink | null {
  const [link] = nodes
  if (nodes.length !== 1 || link?.type !== 'link') return null
  const [words] = link.children
  const isBare = link.children.length === 1 && words?.type === 'text' && words.text === link.href
  const site = isBare ? siteOf(link.href) : null
  return site === null ? null : { href: link.href, site }
}
