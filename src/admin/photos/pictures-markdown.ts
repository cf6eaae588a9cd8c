import { albumMarkdown } from '#shared/markdown/write-markdown.ts'
import { parseClipUrl } from '#shared/urls/clip-url.ts'
import type { PictureToInsert } from './chosen-pictures.tsx'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const escapeAlt = (text: string) => oneLine(text).replace(/[\\[\]*_`~<]/g, '\\$&')
const escapeCaption = (text: string) => oneLine(text).replace(/[\\"]/g, '\\$&')

function writePicture({ url, alt, caption }: PictureToInsert): string {
  const address = /[()]/.test(url) ? `<${url}>` : url
  const title = caption.trim() === '' ? '' : ` "${escapeCaption(caption)}"`
  return `![${escapeAlt(alt)}](${address}${title})`
}

/** Adjacent photos form an album; a clip always gets its own line. */
export function writePicturesMarkdown(pictures: readonly PictureToInsert[]): string {
  const groups: PictureToInsert[][] = []
  for (const picture of pictures) {
    const last = groups.at(-1)
    const standsAlone = [picture, last?.[0]].some((picture) => picture && parseClipUrl(picture.url))
    if (last && !standsAlone) last.push(picture)
    else groups.push([picture])
  }
  return groups.map((group) => albumMarkdown(group.map(writePicture))).join('\n\n')
}
