import type { Picture } from '../../../photos/chosen-pictures.tsx'
import type { FieldText } from '../markdown/markdown-edit.ts'

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

/** After what is selected, on lines of its own: no word is replaced. */
export function insertPictures(field: FieldText, pictures: readonly Picture[]): FieldText {
  const { text, selectionEnd: at } = field
  const before = at === 0 || text[at - 1] === '\n' ? '' : '\n\n'
  const after = at === text.length || text[at] === '\n' ? '' : '\n\n'
  const inserted = `${before}${picturesMarkdown(pictures)}${after}`
  const caret = at + inserted.length
  return {
    text: text.slice(0, at) + inserted + text.slice(at),
    selectionStart: caret,
    selectionEnd: caret,
  }
}
