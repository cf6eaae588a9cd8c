import { escapeHtml } from '#shared/markdown/write/escape-html.ts'

export type Card = Record<string, unknown>

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

/** Older and newer cards name their parts differently. */
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

/** A card of Ghost's editor as HTML; null for one that nobody knows, and for markdown, which is none. */
export function writeCard(name: string, card: Card): string | null {
  return writers[name]?.(card) ?? null
}
