import { type Block, parseBlocks } from './blocks.ts'
import type { ImageNode, InlineNode } from './inline.ts'
import { readMissingPictureName } from './missing-picture.ts'
import { parseInline } from './parse-inline.ts'
import { isShownImage, posterImageOf, readClip, readParagraph } from './walk.ts'
import { escapeText } from './write-markdown.ts'

const allImages = (source: string) =>
  source.includes('![') ? parseBlocks(source).flatMap(imagesOf) : []

export function sumClips(source: string): { count: number; seconds: number } {
  const clips = allImages(source).flatMap((image) => readClip(image) ?? [])
  return { count: clips.length, seconds: clips.reduce((sum, clip) => sum + (clip.seconds ?? 0), 0) }
}

/** Returns all images in order; a clip counts as its poster. */
export function listPictures(source: string): ImageNode[] {
  return allImages(source)
    .flatMap((image) => {
      const clip = readClip(image)
      return clip ? (posterImageOf(clip) ?? []) : image
    })
    .filter(isPicture)
}

const isPicture = (image: ImageNode) => isShownImage(image) && !readMissingPictureName(image.src)

function imagesOf(block: Block): ImageNode[] {
  switch (block.type) {
    case 'photos':
      return block.photos
    case 'quote':
      return block.blocks.flatMap(imagesOf)
    case 'paragraph':
      return imagesIn(parseInline(block.text))
    default:
      return []
  }
}

const imagesIn = (nodes: InlineNode[]): ImageNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'image') return [node]
    return 'children' in node ? imagesIn(node.children) : []
  })

export const findFirstPictureUrl = (source: string) => listPictures(source)[0]?.src ?? ''

interface BelowCover {
  blocks: Block[]
  /** Alternative text of the image that became the cover. */
  alt: string
}

/** Removes the first image when it is the cover, because it is shown above; the text below it stays. */
export function omitCoverImage(source: string, cover: string): BelowCover {
  const blocks = parseBlocks(source)
  const at = blocks.findIndex((block) => imagesOf(block).some(isPicture))
  const first = blocks[at]
  const photo = first && openingPicture(first)
  if (!photo || photo.src !== cover) return { blocks, alt: '' }
  const caption = photo.caption ? [words(photo.caption)] : []
  const others = first.type === 'photos' ? first.photos.slice(1) : []
  const album: Block[] = others.length > 0 ? [{ type: 'photos', photos: others }] : []
  return { blocks: blocks.toSpliced(at, 1, ...caption, ...album), alt: photo.alt }
}

function openingPicture(block: Block): ImageNode | undefined {
  if (block.type === 'photos') return block.photos[0]
  const found = block.type === 'paragraph' ? readParagraph(block.text) : null
  return found?.type === 'picture' ? found.image : undefined
}

const words = (text: string): Block => ({ type: 'paragraph', text: escapeText(text) })
