import type TurndownService from 'turndown'
import { imageMarkdown, linkTargetMarkdown } from '#shared/markdown/write-markdown.ts'
import { warningTexts } from '#texts/errors/transfer.ts'
import type { SourcePicture } from '../sources/source.ts'
import {
  asBlock,
  attributeOf,
  type Conversion,
  type ElementNode,
  elementsByTag,
  findAncestor,
  hasClass,
  isInside,
  plainTextOf,
} from './marks.ts'

const GALLERY =
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery|kg-gallery-card|wp-block-jetpack-(?:tiled-gallery|slideshow|image-compare))(?:\s|$)/

/** Every picture of a gallery asks for the count of the same element, so the count is cached. */
const pictureCounts = new WeakMap<Element, number>()

function countPictures(element: Element): number {
  const known = pictureCounts.get(element)
  if (known !== undefined) return known
  const { length } = elementsByTag(element, 'img')
  pictureCounts.set(element, length)
  return length
}

const isGallery = (element: Element) => hasClass(element, GALLERY) && countPictures(element) > 0
export const isInGallery = (node: Node) => findAncestor(node, isGallery) !== null

const OLD_FRAME = /(?:^|\s)wp-caption(?:\s|$)/
const OLD_CAPTION = /(?:^|\s)wp-caption-text(?:\s|$)/

const isCaption = (element: Element) =>
  element.nodeName === 'FIGCAPTION' || hasClass(element, OLD_CAPTION)

/**
 * Returns the figure around a single picture. With several pictures, the caption belongs to all of
 * them.
 */
function frameOf(node: Node): Element | null {
  const frame = findAncestor(
    node,
    (element) => element.nodeName === 'FIGURE' || hasClass(element, OLD_FRAME),
  )
  return frame && countPictures(frame) === 1 ? frame : null
}

function captionOf(img: Element): string {
  const frame = frameOf(img)
  return frame ? plainTextOf(elementsByTag(frame, '*').find(isCaption)) : ''
}

function standIn(img: Element): string | null {
  if (hasClass(img, /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/)) return attributeOf(img, 'alt')
  const isPixel = ['width', 'height'].every((side) => /^[01]$/.test(attributeOf(img, side)))
  return isPixel ? '' : null
}

function findPicture(img: Element, { links }: Conversion): SourcePicture | null {
  const id =
    /(?:^|\s)wp-image-(\d+)/.exec(attributeOf(img, 'class'))?.[1] ?? attributeOf(img, 'data-id')
  const attached = id ? links.attachment?.(id) : null
  const address = sourceOf(img)
  const source = attached?.source ?? (address && links.pictureSource(address))
  if (!source) return null
  const alt = attributeOf(img, 'alt') || (attached?.alt ?? '')
  return { source, alt, caption: captionOf(img) }
}

function writePicture(img: Element, conversion: Conversion): string {
  const instead = standIn(img)
  if (instead !== null) return instead
  const picture = findPicture(img, conversion)
  if (!picture) {
    const shown =
      attributeOf(img, 'alt') || attributeOf(img, 'src').slice(0, 60) || warningTexts.noAddress
    conversion.addWarning('picture', shown)
    return attributeOf(img, 'alt')
  }
  conversion.addPicture(picture)
  return imageMarkdown(picture.source, picture.alt, picture.caption)
}

function writeGallery(content: string, conversion: Conversion): string {
  const lines = content.split('\n').map((line) => line.trim())
  const isPhoto = (line: string) => /^\[?!\[/.test(line)
  const photos = lines.filter(isPhoto)
  const words = lines.filter((line) => line !== '' && !isPhoto(line))
  conversion.addWarning('gallery', warningTexts.gallery(photos.length))
  if (photos.length === 0) return asBlock(words.join('\n\n'))
  return asBlock(['::: photos', ...photos, ':::', '', ...words].join('\n'))
}

export function addPictureRules(service: TurndownService, conversion: Conversion) {
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => writePicture(node as ElementNode, conversion),
  })
  service.addRule('caption', {
    filter: isCaption,
    replacement: (content, node) => (frameOf(node) ? '' : asBlock(content)),
  })
  service.addRule('gallery', {
    filter: (node) => isGallery(node) && !isInGallery(node),
    replacement: (content) => writeGallery(content, conversion),
  })
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i

export const isImageFileUrl = (address: string) => IMAGE_FILE.test(address)

function linkToWhole(img: Element): string | null {
  const href = attributeOf(findAncestor(img, ({ nodeName }) => nodeName === 'A') ?? img, 'href')
  return isImageFileUrl(href) ? href : null
}

/**
 * No export mixes widths (`1200w`) and densities (`2x`) in one `srcset`, so the larger number wins.
 */
function largestOf(srcset: string): string | null {
  let largest: string | null = null
  let largestWidth = 0
  let address = ''
  const addCandidate = (width: number) => {
    if (address !== '' && width > largestWidth) [largest, largestWidth] = [address, width]
    address = ''
  }
  for (const word of srcset.trim().split(/\s+/)) {
    // A space after the comma is optional: `a.jpg 1x,b.jpg 2x` is valid.
    const [, size, next = ''] = (address && /^([\d.]+)[wx](?:,(.*))?$/.exec(word)) || []
    addCandidate(Number(size ?? 1))
    address = (size ? next : word).replace(/,$/, '')
    if (word.endsWith(',')) addCandidate(1)
  }
  addCandidate(1)
  return largest
}

/** Galleries and lazy loading put the address of the full-size picture into these attributes. */
const WHOLE = ['data-orig-file', 'data-full-url', 'data-large-file', 'data-lazy-src', 'data-src']

const isUsable = (address: string) => address !== '' && !/^(?:data|blob|about|file):/i.test(address)

function sourceOf(img: Element): string | null {
  const candidates = [
    linkToWhole(img) ?? '',
    ...WHOLE.map((name) => attributeOf(img, name)),
    largestOf(attributeOf(img, 'srcset')) ?? '',
    largestOf(attributeOf(img, 'data-srcset')) ?? '',
    largestOf(attributeOf(img, 'data-lazy-srcset')) ?? '',
    attributeOf(img, 'src'),
  ]
  const found = candidates.find(isUsable)
  return found === undefined ? null : withoutProxy(found)
}

/** Jetpack and WordPress.com serve resized pictures through proxy addresses. */
function withoutProxy(address: string): string {
  const proxied = /^https?:\/\/i\d\.wp\.com\/([^?#]+)/i.exec(address)?.[1]
  if (proxied) return `https://${proxied}`
  return address.replace(/^(https?:\/\/[^/]+\.files\.wordpress\.com\/[^?#]+)[?#].*$/i, '$1')
}

const hostOf = (address: string) => /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? address

const whole = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

/**
 * A known video player becomes the address of its video on a line of its own. Any other frame
 * becomes a plain link.
 */
function writeFrame(address: string, conversion: Conversion): string {
  const video = videoPage(address)
  if (video) {
    conversion.addWarning('video', video)
    return asBlock(video)
  }
  conversion.addWarning('embed', hostOf(address) || warningTexts.frame)
  return /^https?:/i.test(whole(address)) ? asBlock(whole(address)) : ''
}

/**
 * Ghost hides the real poster in the style and sets a transparent picture of another site as
 * `poster`.
 */
function writePoster(video: Element, conversion: Conversion): string {
  const behind = /url\(["']?([^"')]+)/.exec(attributeOf(video, 'style'))?.[1]
  const address = behind ?? attributeOf(video, 'poster').replace(/^.*spacergif\.org.*$/, '')
  const source = address && conversion.links.pictureSource(address)
  if (!source) return ''
  conversion.addPicture({ source })
  return asBlock(imageMarkdown(source))
}

function writeMedia(element: Element, conversion: Conversion): string {
  const sources = [element, ...elementsByTag(element, 'source')].map((from) =>
    attributeOf(from, 'src'),
  )
  const address = conversion.links.linkTarget(sources.find((src) => src !== '') ?? '')
  conversion.addWarning('video', address ?? warningTexts.media(element.nodeName.toLowerCase()))
  return writePoster(element, conversion) + (address ? asBlock(address) : '')
}

/** WordPress stores an embed as a bare address in the text. */
function writeEmbed(content: string, conversion: Conversion): string {
  for (const [address] of content.matchAll(/https?:\/\/[^\s<>)]+/g)) {
    if (isVideoPageUrl(address)) conversion.addWarning('video', address)
    else conversion.addWarning('embed', hostOf(address))
  }
  return asBlock(content.trim())
}

function writeBookmark(element: Element): string {
  const link = elementsByTag(element, 'a')[0]
  const href = link ? attributeOf(link, 'href') : ''
  const titles = elementsByTag(element, '*').filter((each) => hasClass(each, /bookmark-title/))
  const title = plainTextOf(titles[0]) || href
  return /^https?:/i.test(href)
    ? asBlock(`[${title.replace(/[[\]]/g, '')}]${linkTargetMarkdown(href)}`)
    : ''
}

/**
 * A counter or an ad deserves a warning of its own; the script of an embedded post belongs to the
 * embed.
 */
function dropScript(element: Element, conversion: Conversion): string {
  const from = attributeOf(element, 'src')
  const isOfEmbed = /twitter|instagram|tiktok|facebook|reddit|pinterest|flickr|imgur/i.test(from)
  const isData = /json/i.test(attributeOf(element, 'type'))
  if (!isOfEmbed && !isData)
    conversion.addWarning('script', from ? hostOf(from) : warningTexts.script)
  return ''
}

const QUOTED_POST =
  /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|reddit-card|mastodon-embed)(?:\s|$)/

export function addEmbedRules(service: TurndownService, conversion: Conversion) {
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    write: (element: ElementNode, content: string) => string,
  ) =>
    service.addRule(name, {
      filter,
      replacement: (content, node) => write(node as ElementNode, content),
    })

  rule('frame', 'iframe', (frame) => {
    const address = ['src', 'data-src', 'data-lazy-src'].map((name) => attributeOf(frame, name))
    return writeFrame(address.find((src) => /^(?:https?:)?\/\//i.test(src)) ?? '', conversion)
  })
  rule('plugin', ['embed', 'object' as 'embed'], (element) =>
    isInside(element, 'OBJECT')
      ? ''
      : writeFrame(attributeOf(element, 'src') || attributeOf(element, 'data'), conversion),
  )
  rule('media', ['video', 'audio'], (element) => writeMedia(element, conversion))
  rule(
    'embed',
    (node) => hasClass(node, /(?:^|\s)wp-block-embed(?:\s|$)/),
    (_, content) => writeEmbed(content, conversion),
  )
  rule('bookmark', (node) => hasClass(node, /(?:^|\s)kg-bookmark-card(?:\s|$)/), writeBookmark)
  rule(
    'quoted post',
    (node) => hasClass(node, QUOTED_POST),
    (element, content) => {
      conversion.addWarning(
        'embed',
        /twitter/.test(attributeOf(element, 'class')) ? warningTexts.tweet : warningTexts.otherPost,
      )
      const quoted = content
        .trim()
        .split('\n')
        .map((line) => `> ${line}`)
      return asBlock(quoted.join('\n'))
    },
  )
  rule('script', 'script', (element) => dropScript(element, conversion))
  rule('form', ['form', 'input', 'select', 'textarea'], (element) => {
    const isCheckbox = attributeOf(element, 'type') === 'checkbox' && isInside(element, 'LI')
    if (isCheckbox) return element.hasAttribute('checked') ? '[x] ' : '[ ] '
    if (!isInside(element, 'FORM'))
      conversion.addWarning('form', attributeOf(element, 'name') || warningTexts.form)
    return ''
  })
}

const PLAYERS: [RegExp, (id: string, host: string) => string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?(youtube(?:-nocookie)?\.com)\/(?:embed|v)\/([\w-]{6,})/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^(?:https?:)?\/\/(player\.vimeo\.com)\/video\/(\d+)/i, (id) => `https://vimeo.com/${id}`],
  [
    /^(?:https?:)?\/\/([^/?#\\]+)\/videos\/embed\/([\w-]{22,36})/i,
    (id, host) => `https://${host}/videos/watch/${id}`,
  ],
]

function videoPage(player: string): string | null {
  for (const [pattern, page] of PLAYERS) {
    const [, host, id] = pattern.exec(player.trim()) ?? []
    if (host && id && id !== 'videoseries') return page(id, host)
  }
  return null
}

const VIDEO_PAGE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/|(?:www\.)?vimeo\.com\/\S*\d|[^/?#\\]+\/(?:w|videos\/watch)\/[\w-]{22,36})/i

export const isVideoPageUrl = (address: string) => VIDEO_PAGE.test(address)
