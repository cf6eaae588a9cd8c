import * as z from 'zod/mini'
import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import { htmlToMarkdown } from '../html-to-markdown/html-to-markdown.ts'
import type { ConvertedHtml, SourceLinks } from '../html-to-markdown/marks.ts'
import { isVideoPageUrl } from '../html-to-markdown/media-rules.ts'
import { convertShortcodes, createShortcodeWriter } from './wordpress-shortcodes.ts'
import type { BlogIndex } from './wordpress-xml.ts'

export function convertContent(
  html: string,
  postId: string,
  index: BlogIndex,
  links: SourceLinks,
): ConvertedHtml {
  const warnings: ImportWarning[] = []
  const add = (warning: ImportWarning) => warnings.push(warning)
  const whole = withCoverPictures(withReusableBlocks(html, index.reusableBlocks, add))
  const plain = convertShortcodes(whole, createShortcodeWriter(postId, index, add), add)
  const shown = hasBlocks(plain) ? withoutBlockComments(plain, add) : withParagraphs(plain)
  const converted = htmlToMarkdown(shown, links)
  const all = [...warnings, ...converted.warnings, ...embedsIn(converted.markdown)]
  const once = new Map(all.map((end) => [`${end.kind} ${end.detail}`, end]))
  return { ...converted, warnings: [...once.values()] }
}

/** WordPress embedded each address alone on its line; videos among them are reported as warnings. */
function embedsIn(markdown: string): ImportWarning[] {
  const alone = markdown.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line))
  return alone.filter(isVideoPageUrl).map((detail) => ({ kind: 'video', detail }))
}

interface BlockComment {
  from: number
  to: number
  name: string
  rest: string
  isEnd: boolean
  isSingle: boolean
}

/**
 * Scans once: a pattern would search the rest of the text for each unclosed comment, which is
 * quadratic.
 */
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

/** Blocks that lose nothing beyond their markup, so they need no warning. */
const PLAIN =
  /^(?:more|nextpage|.*form.*|.*subscri.*|jetpack\/(?:field|button).*|spacer|separator|core\/.*|block|pattern|footnotes|paragraph|post-content)$/

const isForm = (name: string) => /form(?!at)|subscri/.test(name)

const hasBlocks = (html: string) => /<!--\s*wp:/.test(html)

/** Reusable blocks may contain others; deeper ones are dropped with a warning. */
const REUSE_DEPTH = 4

/** The total size is bounded, because a post may reference the same large block many times. */
function withReusableBlocks(
  html: string,
  blocks: Map<string, string>,
  addWarning: (end: ImportWarning) => void,
): string {
  let room = importLimits.htmlCharacters
  const use = (ref: string, around: string[]): string => {
    if (around.includes(ref)) return ''
    const block = blocks.get(ref)
    if (block === undefined || block.length > room || around.length === REUSE_DEPTH) {
      addWarning({ kind: 'other', detail: warningTexts.reusableBlock })
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

/**
 * Text outside of any block comment was written in the classic editor, which has no paragraph tags.
 */
function withoutBlockComments(html: string, addWarning: (end: ImportWarning) => void): string {
  const parts: string[] = []
  let [last, depth, classic] = [0, 0, 0]
  for (const { from, to, name, isEnd, isSingle } of blockComments(html)) {
    const text = html.slice(last, from)
    parts.push(depth === classic ? withParagraphs(text) : text)
    last = to
    const isClassic = name === 'freeform' || name === 'core/freeform' || name === 'shortcode'
    if (isForm(name) && !isEnd) addWarning({ kind: 'form', detail: warningTexts.block(name) })
    if (isSingle) {
      if (!PLAIN.test(name)) addWarning({ kind: 'other', detail: warningTexts.block(name) })
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

const BLOCKS =
  'address|article|aside|audio|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video'
const BLOCK_TAG = new RegExp(`<\\/?(?:${BLOCKS})\\b[^<>]*>`, 'gi')
const STARTS_BLOCK = new RegExp(`^<\\/?(?:${BLOCKS}|!--)\\b`, 'i')
const CODE = /<(?:pre|script|style|textarea)\b/i

/**
 * Follows WordPress's wpautop for texts of the classic editor: an empty line ends a paragraph, any
 * other line break stays a line break.
 */
function withParagraphs(html: string): string {
  if (CODE.test(html))
    return html
      .split(/(?=<(?:pre|script|style|textarea)\b)/i)
      .map(aroundCode)
      .join('')
  return html
    .replace(/\r\n?/g, '\n')
    .replace(BLOCK_TAG, '\n\n$&\n\n')
    .split(/\n[ \t]*(?:\n[ \t]*)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (STARTS_BLOCK.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n')
}

/** Code at the start of the part stays as it is; paragraphs are made only after it. */
function aroundCode(part: string): string {
  const name = /^<(pre|script|style|textarea)\b/i.exec(part)?.[1]
  if (!name) return withParagraphs(part)
  const end = part.toLowerCase().indexOf(`</${name.toLowerCase()}>`)
  if (end === -1) return part
  const after = end + name.length + 3
  return part.slice(0, after) + withParagraphs(part.slice(after))
}

const BACKGROUND =
  /background-image:\s*url\((?:&quot;|&#0?39;|')?([^'"()\s]+?)(?:&quot;|&#0?39;|')?\)/i

/** A cover block with a fixed background has its picture only in the style attribute. */
function withCoverPictures(html: string): string {
  return html.replace(/<div\b[^<>]*>/gi, (tag) => {
    const address = /\bwp-block-cover/.test(tag) ? BACKGROUND.exec(tag)?.[1] : undefined
    const id = /\bwp-image-\d+/.exec(tag)?.[0] ?? ''
    return address ? `${tag}<img class="${id}" src="${address}" alt="">` : tag
  })
}

const Footnotes = z.array(z.object({ content: z.string() }))

/** WordPress stores footnotes as JSON in the post's meta. */
export function readFootnotes(json: string | undefined): string {
  if (!json?.startsWith('[')) return ''
  try {
    const notes = Footnotes.parse(JSON.parse(json))
    return `\n<hr><ol>${notes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`
  } catch {
    return ''
  }
}
