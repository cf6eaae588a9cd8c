import type TurndownService from 'turndown'
import type { BoxedPicture } from '../box/box.ts'
import type { Conversion } from './conversion.ts'
import { all, asBlock, attribute, type Found, findAround, hasClass, wordsOf } from './elements.ts'
import { imageMarkdown } from './markdown-marks.ts'
import { sourceOf } from './picture-source.ts'

const GALLERY =
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery|kg-gallery-card|wp-block-jetpack-(?:tiled-gallery|slideshow|image-compare))(?:\s|$)/

/** Counted once for each element: every picture in it asks. */
const pictureCounts = new WeakMap<Element, number>()

function countPictures(element: Element): number {
  const known = pictureCounts.get(element)
  if (known !== undefined) return known
  const { length } = all(element, 'img')
  pictureCounts.set(element, length)
  return length
}

const isGallery = (element: Element) => hasClass(element, GALLERY) && countPictures(element) > 0
export const isInGallery = (node: Node) => findAround(node, isGallery) !== null

const OLD_FRAME = /(?:^|\s)wp-caption(?:\s|$)/
const OLD_CAPTION = /(?:^|\s)wp-caption-text(?:\s|$)/

const isCaption = (element: Element) =>
  element.nodeName === 'FIGCAPTION' || hasClass(element, OLD_CAPTION)

/** The frame around a single picture; one around several has words for all of them. */
function frameOf(node: Node): Element | null {
  const frame = findAround(
    node,
    (element) => element.nodeName === 'FIGURE' || hasClass(element, OLD_FRAME),
  )
  return frame && countPictures(frame) === 1 ? frame : null
}

function captionOf(img: Element): string {
  const frame = frameOf(img)
  return frame ? wordsOf(all(frame, '*').find(isCaption)) : ''
}

/** Emoji that were drawn as pictures, and pixels that count visits. */
function standIn(img: Element): string | null {
  if (hasClass(img, /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/)) return attribute(img, 'alt')
  const isPixel = ['width', 'height'].every((side) => /^[01]$/.test(attribute(img, side)))
  return isPixel ? '' : null
}

function findPicture(img: Element, { surroundings }: Conversion): BoxedPicture | null {
  const id =
    /(?:^|\s)wp-image-(\d+)/.exec(attribute(img, 'class'))?.[1] ?? attribute(img, 'data-id')
  const attached = id ? surroundings.attachment?.(id) : null
  const address = sourceOf(img)
  const source = attached?.source ?? (address && surroundings.pictureSource(address))
  if (!source) return null
  const alt = attribute(img, 'alt') || (attached?.alt ?? '')
  return { source, alt, caption: captionOf(img) }
}

function writePicture(img: Element, conversion: Conversion): string {
  const instead = standIn(img)
  if (instead !== null) return instead
  const picture = findPicture(img, conversion)
  if (!picture) {
    const shown =
      attribute(img, 'alt') || attribute(img, 'src').slice(0, 60) || 'without an address'
    conversion.addLooseEnd('picture', shown)
    return attribute(img, 'alt')
  }
  conversion.addPicture(picture)
  return imageMarkdown(picture.source, picture.alt, picture.caption)
}

function writeGallery(content: string, conversion: Conversion): string {
  const lines = content.split('\n').map((line) => line.trim())
  const isPhoto = (line: string) => /^\[?!\[/.test(line)
  const photos = lines.filter(isPhoto)
  const words = lines.filter((line) => line !== '' && !isPhoto(line))
  conversion.addLooseEnd('gallery', photos.length === 1 ? '1 picture' : `${photos.length} pictures`)
  if (photos.length === 0) return asBlock(words.join('\n\n'))
  return asBlock(['::: photos', ...photos, ':::', '', ...words].join('\n'))
}

export function addPictureRules(service: TurndownService, conversion: Conversion) {
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => writePicture(node as Found, conversion),
  })
  service.addRule('caption', {
    filter: isCaption,
    // A single picture has it as its caption already.
    replacement: (content, node) => (frameOf(node) ? '' : asBlock(content)),
  })
  service.addRule('gallery', {
    filter: (node) => isGallery(node) && !isInGallery(node),
    replacement: (content) => writeGallery(content, conversion),
  })
}
