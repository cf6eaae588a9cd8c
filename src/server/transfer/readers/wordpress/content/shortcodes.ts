import type { LooseEnd } from '#shared/moving/loose-end.ts'
import { outsideOfCode } from './protected-parts.ts'

const SHORTCODE = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=:][^[\]]*?)?)(\/?)\](\]?)/gi
const ATTRIBUTE =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"']+))|"([^"]*)"|(\S+)/g
const FORM = /form|contact|mc4wp|mailchimp|newsletter|subscribe|signup/i

export type Attributes = Record<string, string>

/** What comes without a name is known by its place: '0', '1'. */
export function readAttributes(text: string): Attributes {
  const attributes: Attributes = {}
  let place = 0
  for (const [, name, ...values] of text.replace(/&quot;|&#0?34;/g, '"').matchAll(ATTRIBUTE)) {
    const value = values.find((each) => each !== undefined) ?? ''
    if (name) attributes[name.toLowerCase()] = value
    else attributes[place++] = value.replace(/^=/, '')
  }
  return attributes
}

/** HTML for the shortcodes that mean something here. */
export interface ShortcodeWriter {
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
  const said = addressIn(attributes)
  if (/^(?:https?:)?\/\//i.test(said)) return said
  if (name === 'vimeo') return /^\d+/.test(said) ? `https://vimeo.com/${said}` : ''
  return /^[\w-]{6,20}$/.test(said) ? `https://www.youtube.com/watch?v=${said}` : ''
}

/** A word in brackets is a word, unless it looks like what a plugin would act on. */
const isShortcode = (name: string, rest: string, isClosing: boolean) =>
  isClosing || /[_-]/.test(name) || /[\w-]\s*=/.test(rest) || FORM.test(name)

/** `[caption]` holds a picture, perhaps in a link, and then its words. */
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

export function withoutShortcodes(
  html: string,
  writer: ShortcodeWriter,
  addLooseEnd: (end: LooseEnd) => void,
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
    if (!slash) addLooseEnd({ kind: FORM.test(known) ? 'form' : 'shortcode', detail: `[${known}]` })
    return ''
  }
  return outsideOfCode(html, (text) => withCaptions(text).replace(SHORTCODE, write))
}
