import { albumMarkdown } from '#shared/markdown/write-markdown.ts'
import type { Picture } from './chosen-pictures.tsx'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const escapeAlt = (text: string) => oneLine(text).replace(/[\\[\]*_`~<]/g, '\\$&')
const escapeCaption = (text: string) => oneLine(text).replace(/[\\"]/g, '\\$&')

function writePicture({ url, alt, caption }: Picture): string {
  const address = /[()]/.test(url) ? `<${url}>` : url
  const title = caption.trim() === '' ? '' : ` "${escapeCaption(caption)}"`
  return `![${escapeAlt(alt)}](${address}${title})`
}

export const picturesMarkdown = (pictures: readonly Picture[]) =>
  albumMarkdown(pictures.map(writePicture))
