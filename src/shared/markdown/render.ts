import { markdownWords } from '#texts/site/markdown.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { formatClipLength } from '../clip-length.ts'
import { type FocalPointOf, focalPointClass } from '../theme/focal-point.ts'
import { posterVariantUrl } from '../urls/clip-url.ts'
import { type SafeLink, safeLink } from '../urls/links.ts'
import { parseMediaUrl, REDUCED_MOTION_QUERY, srcSet } from '../urls/media-url.ts'
import { type Block, type List, type ListItem, parseBlocks, type Table } from './blocks.ts'
import { omitCoverImage } from './cover.ts'
import { escapeHtml } from './escape-html.ts'
import type { ImageNode, InlineNode } from './inline.ts'
import type { VideoLink } from './links.ts'
import { readMissingPictureName } from './missing-picture.ts'
import { parseInline } from './parse-inline.ts'
import {
  type ClipNode,
  type InlineWriter,
  isShownImage,
  posterImageOf,
  readClip,
  readParagraph,
  writeInlineNodes,
} from './walk.ts'

interface Place {
  focalPointOf?: FocalPointOf
  /** Page to link a clip's poster to, in feeds and on paper, where no clip can play. */
  clipsPlayAt?: string
}

/** Returns safe HTML, the same for the page, the feed and the editor's preview. */
export const renderMarkdown = (source: string, place: Place = {}) =>
  writeStory(parseBlocks(source), place)

export function renderStory(
  { content, coverImage }: { content: string; coverImage: string },
  place: Place = {},
) {
  const { blocks, alt } = omitCoverImage(content, coverImage)
  return { html: writeStory(blocks, place), coverAlt: alt }
}

const writeStory = (blocks: Block[], place: Place) =>
  addDropCap(writeBlocks(blocks, { focalPointOf: () => null, ...place, open: [] }))

/** Levels of the enclosing headings, outermost first. */
type OpenHeadings = number[]

interface Page extends Place {
  open: OpenHeadings
  focalPointOf: FocalPointOf
}

function writeBlocks(blocks: Block[], page: Page): string {
  return blocks.map((block) => writeBlock(block, page)).join('\n')
}

function writeBlock(block: Block, page: Page): string {
  switch (block.type) {
    case 'heading': {
      const tag = headingTag(block.level, page.open)
      return `<${tag} class="md-h${block.level}">${writeInline(block.text)}</${tag}>`
    }
    case 'code': {
      const language = block.language ? ` class="language-${block.language}"` : ''
      // Focusable, so that keyboard users can scroll a wide block.
      return `<pre tabindex="0"><code${language}>${escapeHtml(block.text)}</code></pre>`
    }
    case 'list':
      return writeList(block)
    case 'quote':
      return `<blockquote>${writeBlocks(block.blocks, page)}</blockquote>`
    case 'table':
      return writeTable(block)
    case 'rule':
      return '<hr>'
    case 'photos':
      return writePhotos(block.photos, page.focalPointOf)
    case 'paragraph':
      return writeParagraph(block.text, page)
  }
}

/** The page's title is its only h1, so the post's headings start at h2 and skip no level. */
function headingTag(level: number, open: OpenHeadings): string {
  while ((open.at(-1) ?? 0) >= level) open.pop()
  open.push(level)
  return `h${open.length + 1}`
}

/** A plain link card: nothing is loaded from the other site before the visitor follows the link. */
function writeVideo({ href, site }: VideoLink, link: SafeLink): string {
  const address = escapeHtml(href.replace(/^https?:\/\/(?:www\.)?/i, ''))
  const title = escapeHtml(markdownWords.watchOn(site))
  const card = writeLink(link, `<strong>${title}</strong> <span>${address}</span>`)
  return `<p class="video">${card}</p>`
}

function writeParagraph(text: string, page: Page): string {
  const found = readParagraph(text)
  if (found.type === 'clip') return writeClip(found.clip, page)
  if (found.type === 'video') return writeVideo(found.video, found.link)
  if (found.type === 'words') return `<p>${writeNodes(found.nodes)}</p>`
  const { image } = found
  if (image.caption && isShownImage(image)) return writeFigure(image, writeImage(image))
  return `<p>${writeNodes([image])}</p>`
}

function writeLink({ href, external }: SafeLink, inner: string): string {
  const rel = external ? ' rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(href)}"${rel}>${inner}</a>`
}

const site: InlineWriter = {
  text: escapeHtml,
  code: (words) => `<code>${escapeHtml(words)}</code>`,
  mark: (type, inner) => `<${type}>${inner}</${type}>`,
  link: writeLink,
  picture: (image) => writeImage(image),
  clip: (clip) => writeStillClip(clip),
}

const writeNodes = (nodes: InlineNode[]) => writeInlineNodes(nodes, site)

const writeInline = (line: string) => writeNodes(parseInline(line))

/** Display width of images in pixels and percent, so that browsers do not download larger ones. */
const SIZES = { column: [800, 94], half: [400, 47] } as const

type ImageRoom = keyof typeof SIZES

/** Albums crop to squares, so a wide image is drawn as high as the square and overflows it at the sides. */
function sizesOf(room: ImageRoom, { width, height }: { width: number; height: number }): string {
  const overhang = room === 'half' ? Math.max(1, width / height / USUAL_SHAPE) : 1
  const [pixels, share] = SIZES[room].map((size) => Math.round(size * overhang))
  return `(min-width: 840px) ${pixels}px, ${share}vw`
}
const USUAL_SHAPE = 1.5

const writeStill = (src: string) =>
  `<source media="${REDUCED_MOTION_QUERY}" srcset="${escapeHtml(src)}">`

const writeMissing = (name: string) =>
  `<span class="image-missing" role="img" aria-label="${escapeHtml(name)}">${escapeHtml(name)}</span>`

/** Expects an image for which `isShownImage` is true. */
function writeImage({ src, alt }: ImageNode, room: ImageRoom = 'column', className = ''): string {
  const missing = readMissingPictureName(src)
  if (missing) return writeMissing(alt || missing)
  const media = parseMediaUrl(src)
  const size = media ? ` width="${media.width}" height="${media.height}"` : ''
  const named = className && ` class="${className}"`
  const img = `<img${named} src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`
  if (!media) return img
  if (media.still) return `<picture>${writeStill(media.still)}${img}</picture>`
  const sources = (['avif', 'webp'] as const).map((format) => {
    const set = escapeHtml(srcSet(media, format))
    return `<source type="image/${format}" srcset="${set}" sizes="${sizesOf(room, media)}">`
  })
  return `<picture>${sources.join('')}${img}</picture>`
}

function writeFigure({ caption }: ImageNode, shown: string, className = ''): string {
  const below = caption && `<figcaption>${escapeHtml(caption)}</figcaption>`
  return `<figure${className && ` class="${className}"`}>${shown}${below}</figure>`
}

/** Plays without JavaScript. Before that the browser downloads only the poster, lazily where it can. */
function writeClip(clip: ClipNode, { clipsPlayAt }: Page): string {
  const { image, src, poster } = clip
  if (clipsPlayAt) return writeFigure(image, writeStillClip(clip, clipsPlayAt), 'clip')
  const { width, height } = poster ?? UNKNOWN_SHAPE
  const address = posterVariantUrl(clip)
  const before = address ? ` poster="${escapeHtml(address)}"` : ''
  const label = image.alt && ` aria-label="${escapeHtml(image.alt)}"`
  const video = `<video controls playsinline preload="none" loading="lazy"${before} width="${width}" height="${height}"${label} src="${escapeHtml(src)}"></video>`
  return writeFigure(image, video, 'clip')
}

const UNKNOWN_SHAPE = { width: 16, height: 9 }

/** The poster with the clip's length; within text and albums it links to the clip. */
function writeStillClip(clip: ClipNode, href = clip.src, room?: ImageRoom, focal?: string): string {
  const { image, seconds } = clip
  const poster = posterImageOf(clip)
  const shown = poster ? writeImage(poster, room, focal) : escapeHtml(image.alt || clip.src)
  const badge =
    seconds === null
      ? ''
      : `<span class="clip-len"><span class="sr">${galleryTexts.clip}</span>${formatClipLength(seconds)}</span>`
  return `<a class="clip-still" href="${escapeHtml(href)}">${shown}${badge}</a>`
}

/** The album crops photos, so each links to the whole image. */
function writePhoto(photo: ImageNode, focalPointOf: FocalPointOf): string {
  const clip = readClip(photo)
  if (clip) {
    const focal = focalPointClass(focalPointOf(clip.posterUrl ?? ''))
    return writeFigure(photo, writeStillClip(clip, clip.src, 'half', focal))
  }
  if (!isShownImage(photo) || readMissingPictureName(photo.src))
    return writeFigure(photo, writeNodes([photo]))
  const shown = writeImage(photo, 'half', focalPointClass(focalPointOf(photo.src)))
  const link = safeLink(photo.src)
  return writeFigure(photo, link ? writeLink(link, shown) : shown)
}

function writePhotos(photos: ImageNode[], focalPointOf: FocalPointOf): string {
  const isInThirds = photos.length % 3 === 0 || photos.length > 4
  const columns = isInThirds ? 'in-thirds' : 'in-halves'
  const shown = photos.map((photo) => writePhoto(photo, focalPointOf))
  return `<div class="photos ${columns}">${shown.join('')}</div>`
}

/** Unicode boxes, because mails and feed readers show them too; the page's CSS draws over them. */
function writeBox(checked: boolean): string {
  const label = checked ? markdownWords.done : markdownWords.toDo
  return `<span class="task-box" role="img" aria-label="${label}">${checked ? '☑' : '☐'}</span> `
}

function writeItem({ text, checked, lists }: ListItem): string {
  const inner = writeInline(text) + lists.map(writeList).join('')
  if (checked === undefined) return `<li>${inner}</li>`
  return `<li class="task${checked ? ' is-done' : ''}">${writeBox(checked)}${inner}</li>`
}

function writeList({ ordered, start, items }: List): string {
  const inner = items.map(writeItem).join('')
  if (!ordered) return `<ul>${inner}</ul>`
  return start === 1 ? `<ol>${inner}</ol>` : `<ol start="${start}">${inner}</ol>`
}

/** Focusable, so that keyboard users can scroll a wide table. */
function writeTable({ alignments, head, rows }: Table): string {
  const writeRow = (tag: 'th' | 'td', cells: string[]) => {
    const written = cells.map((cell, column) => {
      const scope = tag === 'th' ? ' scope="col"' : ''
      const alignment = alignments[column] ? ` class="to-${alignments[column]}"` : ''
      return `<${tag}${scope}${alignment}>${writeInline(cell)}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  }
  const body = rows.map((row) => writeRow('td', row)).join('')
  const table = `<table><thead>${writeRow('th', head)}</thead>${body && `<tbody>${body}</tbody>`}</table>`
  return `<div class="table-scroll" role="group" aria-label="${markdownWords.table}" tabindex="0">${table}</div>`
}

const LETTERS_FOR_THREE_LINES = 150

/** A drop cap needs a letter at the start and about three lines of text. */
function takesDropCap(html: string): boolean {
  const first = /^<p>(.*?)<\/p>/s.exec(html)?.[1]
  if (first === undefined || !/^(?:<(?:em|strong)>)*\p{L}/u.test(first)) return false
  const text = first.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.')
  return text.length >= LETTERS_FOR_THREE_LINES
}

/** The class is part of the HTML, so that no script has to measure the text. */
export const addDropCap = (html: string) =>
  takesDropCap(html) ? html.replace('<p>', '<p class="drop-cap">') : html
