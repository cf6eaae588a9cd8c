import { escapeHtml } from '#shared/markdown/escape-html.ts'
import { importLimits } from '#shared/transfer.ts'
import { markdownToHtml } from './markdown-body.ts'

interface LexicalNode extends Card {
  type?: string
  children?: LexicalNode[]
}

/** Bits of a text node's `format`, listed from the innermost tag outwards. */
const FORMATS: [number, string][] = [
  [16, 'code'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
]

const textField = (node: LexicalNode, name: string) =>
  typeof node[name] === 'string' ? (node[name] as string) : ''

function writeText(node: LexicalNode): string {
  const format = Number(node.format ?? 0)
  const tags = FORMATS.filter(([bit]) => (format & bit) !== 0)
  return tags.reduce(
    (inner, [, tag]) => `<${tag}>${inner}</${tag}>`,
    escapeHtml(textField(node, 'text')),
  )
}

function tagOf(node: LexicalNode): string | null {
  const type = textField(node, 'type')
  if (/^(?:extended-)?heading$/.test(type))
    return /^h[1-6]$/.exec(textField(node, 'tag'))?.[0] ?? 'h2'
  if (/^(?:extended-)?quote$|^aside$/.test(type)) return 'blockquote'
  if (type === 'list') return textField(node, 'listType') === 'number' ? 'ol' : 'ul'
  if (type === 'listitem') return 'li'
  return type === 'paragraph' ? 'p' : null
}

function writeNode(node: LexicalNode, depth: number): string {
  if (depth > importLimits.jsonDepth) return ''
  const type = textField(node, 'type')
  if (type === 'text' || type === 'extended-text') return writeText(node)
  if (type === 'linebreak') return '<br>'
  if (type === 'markdown') return markdownToHtml(textField(node, 'markdown'))
  const card = writeCard(type === 'codeblock' ? 'code' : type, node)
  if (card !== null) return card
  const inner = (node.children ?? []).map((child) => writeNode(child, depth + 1)).join('')
  if (type === 'link' || type === 'autolink')
    return `<a href="${escapeHtml(textField(node, 'url'))}">${inner}</a>`
  const tag = tagOf(node)
  return tag ? `<${tag}>${inner}</${tag}>` : inner
}

export function lexicalToHtml(json: string): string {
  try {
    const { root } = JSON.parse(json) as { root?: LexicalNode }
    return root ? writeNode(root, 0) : ''
  } catch {
    return ''
  }
}

type Markup = [tag: string, attributes?: string[]]
type Marker = [type: number, opened: number[], closed: number, value: string | number]
type Section = [type: number, ...rest: unknown[]]

interface Mobiledoc {
  atoms?: [name: string, text: string, payload: unknown][]
  cards?: [name: string, payload: Card][]
  markups?: Markup[]
  sections?: Section[]
}

const [MARKUP, IMAGE, LIST, CARD] = [1, 2, 3, 10]

const isTag = (tag: unknown): tag is string =>
  /^(?:p|h[1-6]|blockquote|aside|pull-quote|ul|ol|strong|b|em|i|a|code|s|u|sub|sup)$/.test(
    String(tag),
  )

function openTag([tag, attributes = []]: Markup): string {
  const at = attributes.indexOf('href')
  const href = at === -1 ? '' : ` href="${escapeHtml(String(attributes[at + 1] ?? ''))}"`
  return `<${tag}${href}>`
}

function writeMarkers(markers: Marker[], { markups = [], atoms = [] }: Mobiledoc): string {
  const open: string[] = []
  const parts: string[] = []
  for (const [type, opened, closed, value] of markers) {
    for (const markup of opened.map((at) => markups[at])) {
      if (!markup || !isTag(markup[0])) continue
      open.push(markup[0])
      parts.push(openTag(markup))
    }
    const atom = type === 1 ? atoms[Number(value)] : undefined
    parts.push(
      atom ? (atom[0] === 'soft-return' ? '<br>' : escapeHtml(atom[1])) : escapeHtml(String(value)),
    )
    for (const tag of open.splice(Math.max(0, open.length - closed)).reverse())
      parts.push(`</${tag}>`)
  }
  return parts.join('')
}

function writeCardSection(at: number, { cards = [] }: Mobiledoc): string {
  const [name = '', payload = {}] = cards[at] ?? []
  if (name === 'markdown' || name === 'card-markdown')
    return markdownToHtml(String(payload.markdown ?? ''))
  return writeCard(name, payload) ?? ''
}

function writeSection([type, ...rest]: Section, document: Mobiledoc): string {
  if (type === CARD) return writeCardSection(Number(rest[0]), document)
  if (type === IMAGE) return `<img src="${escapeHtml(String(rest[0]))}">`
  const tag = isTag(rest[0]) ? rest[0].replace(/aside|pull-quote/, 'blockquote') : 'p'
  if (type === LIST) {
    const items = (rest[1] as Marker[][]).map(
      (markers) => `<li>${writeMarkers(markers, document)}</li>`,
    )
    return `<${tag}>${items.join('')}</${tag}>`
  }
  if (type !== MARKUP) return ''
  return `<${tag}>${writeMarkers((rest[1] ?? []) as Marker[], document)}</${tag}>`
}

/** Mobiledoc is the format of Ghost's older editor: sections of formatted text, and cards. */
export function mobiledocToHtml(json: string): string {
  try {
    const document = JSON.parse(json) as Mobiledoc
    return (document.sections ?? []).map((section) => writeSection(section, document)).join('\n')
  } catch {
    return ''
  }
}

type Card = Record<string, unknown>

const text = (card: Card, name: string) =>
  typeof card[name] === 'string' ? (card[name] as string) : ''

const figure = (inner: string, caption: string, className = '') =>
  `<figure class="${className}">${inner}${caption && `<figcaption>${caption}</figcaption>`}</figure>`

const img = (card: Card) =>
  `<img src="${escapeHtml(text(card, 'src'))}" alt="${escapeHtml(text(card, 'alt') || text(card, 'altText'))}">`

function writeGallery(card: Card): string {
  const images = Array.isArray(card.images) ? (card.images as Card[]) : []
  const figures = images.map((image) => figure(img(image), text(image, 'caption')))
  return figure(figures.join(''), text(card, 'caption'), 'kg-gallery-card')
}

function writeEmbed(card: Card): string {
  const html = text(card, 'html')
  const url = text(card, 'url')
  const isVideo = text(card, 'embedType') === 'video' || text(card, 'type') === 'video'
  const shown = isVideo && url ? `<div>${escapeHtml(url)}</div>` : html || escapeHtml(url)
  return figure(shown, text(card, 'caption'), isVideo ? 'wp-block-embed' : '')
}

function writeBookmark(card: Card): string {
  const metadata = (card.metadata ?? {}) as Card
  const url = text(card, 'url') || text(metadata, 'url')
  const title = text(metadata, 'title') || text(card, 'title') || url
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></p>`
}

/** Older and newer cards name their fields differently. */
const writeHeader = (card: Card) =>
  `<h2>${text(card, 'header') || text(card, 'heading')}</h2><p>${text(card, 'subheader') || text(card, 'subheading')}</p>`

const writeButton = (card: Card) =>
  `<p><a href="${escapeHtml(text(card, 'buttonUrl'))}">${escapeHtml(text(card, 'buttonText'))}</a></p>`

const writers: Record<string, (card: Card) => string> = {
  image: (card) => figure(img(card), text(card, 'caption')),
  gallery: writeGallery,
  embed: writeEmbed,
  bookmark: writeBookmark,
  html: (card) => text(card, 'html'),
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  code: (card) =>
    `<pre><code class="language-${escapeHtml(text(card, 'language'))}">${escapeHtml(text(card, 'code'))}</code></pre>`,
  callout: (card) =>
    `<blockquote><p>${escapeHtml(text(card, 'calloutEmoji'))} ${text(card, 'calloutText')}</p></blockquote>`,
  toggle: (card) => `<h3>${text(card, 'heading')}</h3>${text(card, 'content')}`,
  button: writeButton,
  'call-to-action': (card) =>
    text(card, 'textValue') + (text(card, 'buttonText') && writeButton(card)),
  header: writeHeader,
  video: (card) =>
    `<video src="${escapeHtml(text(card, 'src'))}" poster="${escapeHtml(text(card, 'customThumbnailSrc') || text(card, 'thumbnailSrc'))}"></video>`,
  audio: (card) => `<audio src="${escapeHtml(text(card, 'src'))}"></audio>`,
  file: (card) =>
    `<p><a href="${escapeHtml(text(card, 'src'))}">${escapeHtml(text(card, 'fileTitle') || text(card, 'fileName'))}</a></p>`,
  product: (card) => `<h3>${text(card, 'productTitle')}</h3>${text(card, 'productDescription')}`,
  signup: () => '<form><input name="sign-up"></form>',
  paywall: () => '',
  email: () => '',
  'email-cta': () => '',
}

/** Returns null for unknown cards and for markdown cards, which the caller handles. */
function writeCard(name: string, card: Card): string | null {
  return writers[name]?.(card) ?? null
}
