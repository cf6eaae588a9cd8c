import type { Image } from '../inline/inline.ts'
import { parseInline } from '../inline/parse-inline.ts'
import type { FoundBlock } from './block.ts'

/** The images of a line that holds nothing else. */
function readImages(line: string): Image[] | null {
  if (!line.startsWith('![')) return null
  const nodes = parseInline(line).filter((node) => node.type !== 'text' || node.text.trim() !== '')
  return nodes.every((node) => node.type === 'image') ? nodes : null
}

/** `::: photos`, images, `:::`. Whatever else stands between ends it, so that no word is lost. */
export function readPhotos(lines: string[], at: number): FoundBlock | null {
  if (!/^:{3,}[ \t]*photos$/i.test((lines[at] ?? '').trim())) return null
  const photos: Image[] = []
  let end = at + 1
  for (; end < lines.length; end += 1) {
    const line = (lines[end] ?? '').trim()
    if (line === '') continue
    const images = readImages(line)
    if (!images) break
    photos.push(...images)
  }
  if (/^:{3,}$/.test((lines[end] ?? '').trim())) end += 1
  return photos.length > 0 ? { block: { type: 'photos', photos }, end } : null
}
