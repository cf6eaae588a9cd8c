import { boxLimits } from '#shared/moving/box-limits.ts'
import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { withParagraphs } from './paragraphs.ts'

const BLOCK_COMMENT = /<!--\s*(\/?)wp:([a-z][\w/-]*)((?:(?!-->)[\s\S])*?)(\/?)-->/g

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
  const fill = (text: string, around: string[]): string =>
    text.replace(BLOCK_COMMENT, (whole: string, _, name: string, rest: string) => {
      const ref = name === 'block' ? /"ref"\s*:\s*(\d+)/.exec(rest)?.[1] : undefined
      if (ref === undefined) return whole
      if (around.includes(ref)) return ''
      const block = blocks.get(ref)
      if (block === undefined || block.length > room || around.length === REUSE_DEPTH) {
        addLooseEnd({ kind: 'other', detail: 'A reusable block that isn’t in the file' })
        return ''
      }
      room -= block.length
      return fill(block, [...around, ref])
    })
  return fill(html, [])
}

/** Without the comments around blocks. Words outside of any block were written in the older editor. */
export function withoutBlockComments(html: string, addLooseEnd: (end: LooseEnd) => void): string {
  const parts: string[] = []
  let [from, depth, classic] = [0, 0, 0]
  for (const found of html.matchAll(BLOCK_COMMENT)) {
    const [whole, slash, name = '', , single] = found
    const text = html.slice(from, found.index)
    parts.push(depth === classic ? withParagraphs(text) : text)
    from = found.index + whole.length
    const isClassic = name === 'freeform' || name === 'core/freeform' || name === 'shortcode'
    if (isForm(name) && !slash) addLooseEnd({ kind: 'form', detail: `The block “${name}”` })
    if (single) {
      if (!PLAIN.test(name)) addLooseEnd({ kind: 'other', detail: `The block “${name}”` })
    } else if (slash) {
      depth = Math.max(0, depth - 1)
      if (isClassic) classic = 0
    } else {
      depth += 1
      if (isClassic) classic = depth
    }
  }
  const rest = html.slice(from)
  return [...parts, depth === classic ? withParagraphs(rest) : rest].join('\n')
}
