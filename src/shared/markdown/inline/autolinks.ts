import { isSpace } from './characters.ts'
import type { Found, Inline } from './inline.ts'

const PREFIX = /^(?:https?:\/\/|www\.)(?=[a-z0-9])/i
const LONGEST_PREFIX = 'https://w'.length
const EMAIL = /^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const SCHEME = /^[a-z][a-z0-9+.-]{1,31}:/i
const TAG_NAME = /^[a-z][a-z0-9-]*/i
const ATTRIBUTE = /^\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/i

const link = (href: string, text: string): Inline => ({
  type: 'link',
  href,
  children: [{ type: 'text', text }],
})

/** An address that begins here, as it stands in the text. Inside of `[…]` it ends with the bracket. */
export function readBareAddress(line: string, at: number, isInBrackets: boolean): Found | null {
  const prefix = PREFIX.exec(line.slice(at, at + LONGEST_PREFIX))?.[0]
  // Not in the middle of a word; scripts without spaces between words may go on before it.
  if (!prefix || /[a-z0-9]/i.test(line.charAt(at - 1))) return null
  let end = at + prefix.length
  while (end < line.length && !isEnd(line.charAt(end), isInBrackets)) end += 1
  end = withoutTail(line, at + prefix.length, end)
  const text = line.slice(at, end)
  return { end, node: link(prefix.endsWith('/') ? text : `http://${text}`, text) }
}

const isEnd = (sign: string, isInBrackets: boolean) =>
  sign === '<' || isSpace(sign) || (isInBrackets && sign === ']')

/** The full stop of a sentence, and a bracket around the address, are no part of it. */
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

/** A mail address around the @ that stands here; nothing before `from` belongs to it. */
export function readMailAddress(line: string, at: number, from: number): Found | null {
  let start = at
  while (start > from && /[\w.+-]/.test(line.charAt(start - 1))) start -= 1
  let end = at + 1
  while (/[a-z0-9.-]/i.test(line.charAt(end))) end += 1
  while (/[.-]/.test(line.charAt(end - 1))) end -= 1
  const text = line.slice(start, end)
  return EMAIL.test(text) ? { start, end, node: link(`mailto:${text}`, text) } : null
}

/** `<https://…>` and `<somebody@…>` are links; a tag of HTML is text as a whole. */
export function readPointed(line: string, at: number): Found | null {
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
