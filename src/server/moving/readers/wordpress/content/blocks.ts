import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { withParagraphs } from './paragraphs.ts'

const BLOCK_COMMENT = /<!--\s*(\/?)wp:([a-z][\w/-]*)((?:(?!-->)[\s\S])*?)(\/?)-->/g

/** Blocks that hold nothing but what is written in them, or nothing at all. */
const PLAIN =
  /^(?:more|nextpage|.*form.*|.*subscri.*|jetpack\/(?:field|button).*|spacer|separator|core\/.*|block|pattern|footnotes|paragraph|post-content)$/

const isForm = (name: string) => /form(?!at)|subscri/.test(name)

export const hasBlocks = (html: string) => /<!--\s*wp:/.test(html)

/** Those that stand in other posts are put where they are used. */
export function withReusableBlocks(html: string, blocks: Map<string, string>): string {
  return html.replace(BLOCK_COMMENT, (whole: string, _, name: string, rest: string) => {
    const ref = name === 'block' ? /"ref"\s*:\s*(\d+)/.exec(rest)?.[1] : undefined
    return (ref && blocks.get(ref)) || whole
  })
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
