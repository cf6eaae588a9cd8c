import { decodeHTML } from 'entities'
import { boxLimits } from '#shared/moving/box-limits.ts'
import { withoutUnwritable } from './markdown-marks.ts'

const HIDDEN_START = /<(?:!--|(?:script|style|template|noscript)\b)/gi

/** Without what nobody sees. One that never ends hides all the rest, as it does in a browser. */
function withoutHidden(html: string): string {
  const shown: string[] = []
  let from = 0
  HIDDEN_START.lastIndex = 0
  for (let start = HIDDEN_START.exec(html); start; start = HIDDEN_START.exec(html)) {
    shown.push(html.slice(from, start.index))
    const end = html.indexOf(start[0] === '<!--' ? '-->' : '</', HIDDEN_START.lastIndex)
    if (end === -1) return shown.join('')
    from = start[0] === '<!--' ? end + '-->'.length : end
    HIDDEN_START.lastIndex = from
  }
  return [...shown, html.slice(from)].join('')
}

const LINE_END = /<\/(?:p|div|li|h[1-6]|tr|blockquote|figure|pre)\s*>|<br\s*\/?>/gi

/** The words of HTML without any of its marks, a paragraph a line. */
export function plainWords(html: string): string {
  const shown = withoutHidden(html)
    .replace(LINE_END, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
  return withoutUnwritable(decodeHTML(shown))
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const plainLine = (html: string) => plainWords(html).replace(/\s+/g, ' ')

/** Of these, parsers make copies for each block they are open in. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/
/** These end by themselves. */
const LOOSE =
  /^(?:p|li|td|th|tr|dt|dd|option|tbody|thead|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/

/** Whether it is short and flat enough to be parsed in no time, as every real post is. */
export function isParsable(html: string): boolean {
  if (html.length > boxLimits.htmlCharacters) return false
  let [tags, depth, formatting] = [0, 0, 0]
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const tag = name.toLowerCase()
    const step = slash ? -1 : 1
    tags += 1
    if (!LOOSE.test(tag)) depth = Math.max(0, depth + step)
    if (FORMATTING.test(tag)) formatting = Math.max(0, formatting + step)
    if (
      tags > boxLimits.htmlTags ||
      depth > boxLimits.htmlDepth ||
      formatting > boxLimits.htmlFormatting
    )
      return false
  }
  return true
}
