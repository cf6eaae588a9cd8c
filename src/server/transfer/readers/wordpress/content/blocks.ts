import { boxLimits } from '#shared/moving/box-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { withParagraphs } from './paragraphs.ts'

interface BlockComment {
  from: number
  to: number
  name: string
  /** What the block is told, as JSON. */
  rest: string
  isEnd: boolean
  /** Has nothing in it, and no end of its own. */
  isSingle: boolean
}

/** Goes through the text once: a pattern would look for the end of each comment that has none. */
function* blockComments(html: string): Generator<BlockComment> {
  let end = -1
  for (let from = html.indexOf('<!--'); from !== -1; from = html.indexOf('<!--', from)) {
    const start = from + '<!--'.length
    if (end < start) end = html.indexOf('-->', start)
    if (end === -1) return
    const inner = html.slice(start, end)
    const [whole, slash, name] = /^\s*(\/?)wp:([a-z][\w/-]*)/.exec(inner) ?? []
    if (whole === undefined || name === undefined) {
      from = start
      continue
    }
    const [to, isSingle] = [end + '-->'.length, inner.endsWith('/')]
    yield { from, to, name, rest: inner.slice(whole.length), isEnd: slash === '/', isSingle }
    from = to
  }
}

/** Blocks that hold nothing but what is written in them, or nothing at all. */
const PLAIN =
  /^(?:more|nextpage|.*form.*|.*subscri.*|jetpack\/(?:field|button).*|spacer|separator|core\/.*|block|pattern|footnotes|paragraph|post-content)$/

const isForm = (name: string) => /form(?!at)|subscri/.test(name)

export const hasBlocks = (html: string) => /<!--\s*wp:/.test(html)

/** A block may be used in another that is used in a post; deeper than this nobody goes. */
const REUSE_DEPTH = 4

/** Those that stand in other posts are put where they are used, as far as there is room. */
export function withReusableBlocks(
  html: string,
  blocks: Map<string, string>,
  addLooseEnd: (end: LooseEnd) => void,
): string {
  let room = boxLimits.htmlCharacters
  const use = (ref: string, around: string[]): string => {
    if (around.includes(ref)) return ''
    const block = blocks.get(ref)
    if (block === undefined || block.length > room || around.length === REUSE_DEPTH) {
      addLooseEnd({ kind: 'other', detail: 'A reusable block that isn’t in the file' })
      return ''
    }
    room -= block.length
    return fill(block, [...around, ref])
  }
  const fill = (text: string, around: string[]): string => {
    const parts: string[] = []
    let last = 0
    for (const { from, to, name, rest } of blockComments(text)) {
      const ref = name === 'block' ? /"ref"\s*:\s*(\d+)/.exec(rest)?.[1] : undefined
      if (ref === undefined) continue
      parts.push(text.slice(last, from), use(ref, around))
      last = to
    }
    return [...parts, text.slice(last)].join('')
  }
  return fill(html, [])
}

/** Without the comments around blocks. Words outside of any block were written in the older editor. */
export function withoutBlockComments(html: string, addLooseEnd: (end: LooseEnd) => void): string {
  const parts: string[] = []
  let [last, depth, classic] = [0, 0, 0]
  for (const { from, to, name, isEnd, isSingle } of blockComments(html)) {
    const text = html.slice(last, from)
    parts.push(depth === classic ? withParagraphs(text) : text)
    last = to
    const isClassic = name === 'freeform' || name === 'core/freeform' || name === 'shortcode'
    if (isForm(name) && !isEnd) addLooseEnd({ kind: 'form', detail: `The block “${name}”` })
    if (isSingle) {
      if (!PLAIN.test(name)) addLooseEnd({ kind: 'other', detail: `The block “${name}”` })
    } else if (isEnd) {
      depth = Math.max(0, depth - 1)
      if (isClassic) classic = 0
    } else {
      depth += 1
      if (isClassic) classic = depth
    }
  }
  const rest = html.slice(last)
  return [...parts, depth === classic ? withParagraphs(rest) : rest].join('\n')
}
