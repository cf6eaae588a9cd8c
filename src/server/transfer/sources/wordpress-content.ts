import * as z from 'zod/mini'
import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { importLimits, type Warning } from '#shared/transfer.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import { htmlToMarkdown } from '../html-to-markdown/html-to-markdown.ts'
import type { Converted, SourceLinks } from '../html-to-markdown/marks.ts'
import { isVideoPage } from '../html-to-markdown/media-rules.ts'
import type { SourcePicture } from './source.ts'
import type { BlogIndex } from './wordpress-xml.ts'

/** A post's content as markdown: shortcodes and blocks first, then the HTML that is left. */
export function readContent(
  html: string,
  postId: string,
  index: BlogIndex,
  links: SourceLinks,
): Converted {
  const warnings: Warning[] = []
  const add = (warning: Warning) => warnings.push(warning)
  const whole = withCoverPictures(withReusableBlocks(html, index.reusableBlocks, add))
  const plain = withoutShortcodes(whole, shortcodeWriter(postId, index, add), add)
  const shown = hasBlocks(plain) ? withoutBlockComments(plain, add) : withParagraphs(plain)
  const converted = htmlToMarkdown(shown, links)
  const all = [...warnings, ...converted.warnings, ...embedsIn(converted.markdown)]
  const once = new Map(all.map((end) => [`${end.kind} ${end.detail}`, end]))
  return { ...converted, warnings: [...once.values()] }
}

function writeFigure({ source, alt = '', caption = '' }: SourcePicture): string {
  const words = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">${words}</figure>`
}

/** `ids` in their order, or `include`, or all that were uploaded to this post. */
function idsOf(attributes: Attributes, attached: string[]): string[] {
  const named = attributes.ids ?? attributes.include
  if (named !== undefined) return named.split(/[\s,]+/).filter((id) => id !== '')
  const excluded = new Set((attributes.exclude ?? '').split(/[\s,]+/))
  return attached.filter((id) => !excluded.has(id))
}

function shortcodeWriter(
  postId: string,
  index: BlogIndex,
  add: (end: Warning) => void,
): ShortcodeWriter {
  // Galleries may repeat all pictures of a post, but not without a bound.
  let room: number = importLimits.htmlTags
  return {
    gallery: (attributes) => {
      const ids = idsOf(attributes, index.attachedTo.get(attributes.id ?? postId) ?? [])
      const shown = ids.slice(0, room)
      room -= shown.length
      const figures = shown.map((id) => {
        const picture = index.attachments.get(id)
        if (!picture) add({ kind: 'picture', detail: warningTexts.galleryPicture(id) })
        return picture ? writeFigure(picture) : ''
      })
      return `\n\n<div class="gallery">${figures.join('')}</div>\n\n`
    },
    video: (address) => {
      add({ kind: 'video', detail: address || warningTexts.noAddress })
      return address ? `\n\n${escapeHtml(address)}\n\n` : ''
    },
  }
}

/** WordPress embeds addresses that are alone on a line. */
function embedsIn(markdown: string): Warning[] {
  const alone = markdown.split('\n').filter((line) => /^https?:\/\/\S+$/.test(line))
  return alone.filter(isVideoPage).map((detail) => ({ kind: 'video', detail }))
}

interface BlockComment {
  from: number
  to: number
  name: string
  /** The attributes of the block, as JSON. */
  rest: string
  isEnd: boolean
  /** A self-closing block. */
  isSingle: boolean
}

/** One pass: a pattern would search the rest of the text for each comment without an end. */
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

/** Blocks that need no warning: nothing beyond their markup is lost. */
const PLAIN =
  /^(?:more|nextpage|.*form.*|.*subscri.*|jetpack\/(?:field|button).*|spacer|separator|core\/.*|block|pattern|footnotes|paragraph|post-content)$/

const isForm = (name: string) => /form(?!at)|subscri/.test(name)

const hasBlocks = (html: string) => /<!--\s*wp:/.test(html)

/** Reusable blocks may contain others, up to this depth. */
const REUSE_DEPTH = 4

/** Puts reusable blocks where they are referenced, up to a total size. */
function withReusableBlocks(
  html: string,
  blocks: Map<string, string>,
  addWarning: (end: Warning) => void,
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

/** Strips the comments around blocks. Text outside of any block comes from the classic editor. */
function withoutBlockComments(html: string, addWarning: (end: Warning) => void): string {
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

const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=:][^[\]]*?)?)(\/?)\](\]?)/gi
const ATTRIBUTE =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"']+))|"([^"]*)"|(\S+)/g
const FORM = /form|contact|mc4wp|mailchimp|newsletter|subscribe|signup/i

type Attributes = Record<string, string>

/** Positional attributes have their position as name: '0', '1'. */
function readAttributes(text: string): Attributes {
  const attributes: Attributes = {}
  let place = 0
  for (const [, name, ...values] of text.replace(/&quot;|&#0?34;/g, '"').matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? ''
    if (name) attributes[name.toLowerCase()] = value
    else attributes[place++] = value.replace(/^=/, '')
  }
  return attributes
}

/** HTML for the shortcodes that are kept. */
interface ShortcodeWriter {
  gallery(attributes: Attributes): string
  video(address: string): string
}

const addressIn = (attributes: Attributes) => {
  const named = ['src', 'url', 'mp4', 'webm', 'ogv', 'm4v', 'mp3', 'id', 'v', '0'].map(
    (name) => attributes[name],
  )
  return named.find((value) => value !== undefined && value !== '') ?? ''
}

function videoIn(name: string, attributes: Attributes): string {
  const address = addressIn(attributes)
  if (/^(?:https?:)?\/\//i.test(address)) return address
  if (name === 'vimeo') return /^\d+/.test(address) ? `https://vimeo.com/${address}` : ''
  return /^[\w-]{6,20}$/.test(address) ? `https://www.youtube.com/watch?v=${address}` : ''
}

/** A word in brackets is text, unless it looks like a plugin's shortcode. */
const isShortcode = (name: string, rest: string, isClosing: boolean) =>
  isClosing || /[_-]/.test(name) || /[\w-]\s*=/.test(rest) || FORM.test(name)

/** `[caption]` holds a picture, perhaps in a link, and then the caption. */
function withCaptions(html: string): string {
  const parts: string[] = []
  let last = 0
  let open: RegExpExecArray | null = null
  for (const tag of html.matchAll(/\[(\/?)(?:wp_)?caption\b/gi)) {
    const end = tag.index + tag[0].length
    const isClosed = open !== null && tag[1] === '/' && html[end] === ']'
    if (open && isClosed) {
      const inside = html.slice(open.index + open[0].length, tag.index)
      const headEnd = inside.indexOf(']')
      if (headEnd !== -1) {
        const head = inside.slice(0, headEnd)
        parts.push(html.slice(last, open.index), writeCaption(head, inside.slice(headEnd + 1)))
        last = end + 1
      }
    }
    open = tag[1] === '/' ? null : tag
  }
  return [...parts, html.slice(last)].join('')
}

function writeCaption(head: string, inner: string): string {
  const end = endOfPicture(inner)
  const caption = readAttributes(head).caption ?? inner.slice(end).trim()
  return `\n\n<figure>${inner.slice(0, end)}<figcaption>${caption}</figcaption></figure>\n\n`
}

/** Where the last picture ends, with the link around it. */
function endOfPicture(html: string): number {
  const start = html.toLowerCase().lastIndexOf('<img', html.lastIndexOf('>'))
  if (start === -1) return 0
  const end = html.indexOf('>', start) + 1
  return end + (/^\s*<\/a>/i.exec(html.slice(end))?.[0].length ?? 0)
}

function withoutShortcodes(
  html: string,
  writer: ShortcodeWriter,
  addWarning: (end: Warning) => void,
): string {
  const write = (whole: string, ...found: string[]) => {
    const [openTwice, slash, name = '', rest = '', , closeTwice] = found
    const known = name.toLowerCase()
    if (openTwice && closeTwice) return whole.slice(1, -1)
    if (/^(?:embed|playlist|wp_caption|caption)$/.test(known)) return '\n\n'
    if (known === 'gallery') return slash ? '' : writer.gallery(readAttributes(rest))
    if (/^(?:youtube|vimeo|video|audio|wpvideo|videopress)$/.test(known)) {
      return slash ? '' : writer.video(videoIn(known, readAttributes(rest)))
    }
    if (!isShortcode(known, rest, slash === '/')) return whole
    if (!slash) addWarning({ kind: FORM.test(known) ? 'form' : 'shortcode', detail: `[${known}]` })
    return ''
  }
  return outsideOfCode(html, (text) => withCaptions(text).replace(SHORTCODE, write))
}

const PROTECTED = /<(pre|code|script|style|textarea)\b/gi

/**
 * Splits HTML at the limits of code, which stays as it is. Code without an end protects all the rest, so that one
 * pass is enough.
 */
function cut(html: string): { text: string; isProtected: boolean }[] {
  const parts: { text: string; isProtected: boolean }[] = []
  const lower = html.toLowerCase()
  const lastEnd = lower.lastIndexOf('>')
  let from = 0
  PROTECTED.lastIndex = 0
  for (let start = PROTECTED.exec(html); start; start = PROTECTED.exec(html)) {
    const close = `</${start[1]?.toLowerCase()}`
    const at = lower.indexOf(close, start.index)
    const isOpen = at === -1 || at > lastEnd
    const end = isOpen ? html.length : Math.max(at + close.length, lower.indexOf('>', at) + 1)
    parts.push({ text: html.slice(from, start.index), isProtected: false })
    parts.push({ text: html.slice(start.index, end), isProtected: true })
    from = end
    PROTECTED.lastIndex = end
  }
  parts.push({ text: html.slice(from), isProtected: false })
  return parts
}

function outsideOfCode(html: string, change: (text: string) => string): string {
  return cut(html)
    .map(({ text, isProtected }) => (isProtected ? text : change(text)))
    .join('')
}

const BLOCKS =
  'address|article|aside|audio|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|object|ol|p|pre|script|section|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video'
const BLOCK_TAG = new RegExp(`<\\/?(?:${BLOCKS})\\b[^<>]*>`, 'gi')
const STARTS_BLOCK = new RegExp(`^<\\/?(?:${BLOCKS}|!--)\\b`, 'i')
const CODE = /<(?:pre|script|style|textarea)\b/i

/**
 * WordPress's wpautop for texts of the classic editor: an empty line ends a paragraph, any other line end is a
 * line break.
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

/** A part that begins with code: paragraphs are made after it only. */
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

/** A cover block with a fixed background has its picture in the style attribute only. */
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
