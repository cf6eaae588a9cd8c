import type { Picture } from './chosen-pictures.tsx'

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const escapeAlt = (text: string) => oneLine(text).replace(/[\\[\]*_`~<]/g, '\\$&')
const escapeCaption = (text: string) => oneLine(text).replace(/[\\"]/g, '\\$&')

function writePicture({ url, alt, caption }: Picture): string {
  const address = /[()]/.test(url) ? `<${url}>` : url
  const title = caption.trim() === '' ? '' : ` "${escapeCaption(caption)}"`
  return `![${escapeAlt(alt)}](${address}${title})`
}

/** One picture is a line, several are an album. */
export function picturesMarkdown(pictures: readonly Picture[]): string {
  const lines = pictures.map(writePicture)
  return lines.length > 1 ? ['::: photos', ...lines, ':::'].join('\n') : lines.join('')
}
