import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { type ImportWarning, importLimits } from '#shared/transfer.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import type { SourcePicture } from './source.ts'
import type { BlogIndex } from './wordpress-xml.ts'

const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=:][^[\]]*?)?)(\/?)\](\]?)/gi
const ATTRIBUTE =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"']+))|"([^"]*)"|(\S+)/g
const FORM = /form|contact|mc4wp|mailchimp|newsletter|subscribe|signup/i

type Attributes = Record<string, string>

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

/** A word in brackets is plain text unless it looks like a plugin's shortcode. */
const isShortcode = (name: string, rest: string, isClosing: boolean) =>
  isClosing || /[_-]/.test(name) || /[\w-]\s*=/.test(rest) || FORM.test(name)

/** `[caption]` contains a picture, perhaps inside a link, followed by the caption. */
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

function endOfPicture(html: string): number {
  const start = html.toLowerCase().lastIndexOf('<img', html.lastIndexOf('>'))
  if (start === -1) return 0
  const end = html.indexOf('>', start) + 1
  return end + (/^\s*<\/a>/i.exec(html.slice(end))?.[0].length ?? 0)
}

export function convertShortcodes(
  html: string,
  writer: ShortcodeWriter,
  addWarning: (end: ImportWarning) => void,
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
 * Separates code, which must stay as it is. Unclosed code protects all that follows, so one pass is
 * enough.
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

function writeFigure({ source, alt = '', caption = '' }: SourcePicture): string {
  const words = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">${words}</figure>`
}

/**
 * WordPress shows `ids` in their order, or `include`, or every picture that was uploaded to the
 * post.
 */
function idsOf(attributes: Attributes, attached: string[]): string[] {
  const named = attributes.ids ?? attributes.include
  if (named !== undefined) return named.split(/[\s,]+/).filter((id) => id !== '')
  const excluded = new Set((attributes.exclude ?? '').split(/[\s,]+/))
  return attached.filter((id) => !excluded.has(id))
}

export function createShortcodeWriter(
  postId: string,
  index: BlogIndex,
  add: (end: ImportWarning) => void,
): ShortcodeWriter {
  // A post may repeat its gallery many times, so the total number of pictures is bounded.
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
