import { photoTexts } from '#texts/admin/editor.ts'
import type { PictureToInsert } from '../../photos/chosen-pictures.tsx'
import { writePicturesMarkdown } from '../../photos/pictures-markdown.ts'
import type { FieldText } from './markdown-edit.ts'

/** Placeholder of a photo that is still uploading; no URL of a page starts with `#uploading-`. */
const PLACEHOLDER = /!\[[^[\]\n]*\]\(#uploading-[\w-]+\)/g

export const placeholderOf = (key: string, fileName: string) =>
  `![${photoTexts.placeholder(fileName.replace(/[[\]\n]/g, ''))}](#uploading-${key})`

/** Photos that were uploading when the editor closed will never arrive. */
export function removePlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '').replace(/\n{3,}/g, '\n\n')
}

/** Puts empty lines around the block and keeps the selection; a caret at this position moves below the block. */
export function insertBlock(field: FieldText, at: number, block: string): FieldText {
  const { text, selectionStart, selectionEnd } = field
  const isStart = at === 0 || text[at - 1] === '\n'
  const isEnd = at === text.length || text[at] === '\n'
  const isCaretHere = selectionStart === selectionEnd && selectionStart === at
  const hasLineBelow = isEnd && !isCaretHere
  const inserted = `${isStart ? '' : '\n\n'}${block}${hasLineBelow ? '' : '\n\n'}`
  const move = (position: number) =>
    position > at || isCaretHere ? position + inserted.length : position
  return {
    text: text.slice(0, at) + inserted + text.slice(at),
    selectionStart: move(selectionStart),
    selectionEnd: move(selectionEnd),
  }
}

/** Returns null if the text no longer contains the words. A selection elsewhere is kept. */
export function replaceText(
  field: FieldText,
  words: string,
  replacement: string,
): FieldText | null {
  const from = field.text.indexOf(words)
  if (from === -1) return null
  const to = from + words.length
  const longer = replacement.length - words.length
  const move = (position: number) => {
    if (position <= from) return position
    return position >= to ? position + longer : from + replacement.length
  }
  return {
    text: field.text.slice(0, from) + replacement + field.text.slice(to),
    selectionStart: move(field.selectionStart),
    selectionEnd: move(field.selectionEnd),
  }
}

/** Removes the placeholder of a failed photo together with its line. */
export function removePlaceholderLine(field: FieldText, words: string): FieldText | null {
  const { text } = field
  const from = text.indexOf(words)
  if (from === -1) return null
  // A caret behind the placeholder keeps an empty line to type on.
  const isCaretBelow = field.selectionStart >= from
  const before = isCaretBelow ? '' : (/\n*$/.exec(text.slice(0, from))?.[0] ?? '')
  const rest = text.slice(from + words.length)
  const isLast = rest.trim() === ''
  const line = isLast ? before + words + rest : words + (/^\n{0,2}/.exec(rest)?.[0] ?? '')
  return replaceText(field, line, '')
}

/** A photo dropped inside a paragraph goes to the paragraph's end, so no sentence is split. */
export function findEndOfLine(text: string, at: number): number {
  if (at === 0 || text[at - 1] === '\n') return at
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

/** Inserts behind the selection, so that no text is replaced. */
export function insertPictures(field: FieldText, pictures: readonly PictureToInsert[]): FieldText {
  const { selectionEnd: at } = field
  return insertBlock({ ...field, selectionStart: at }, at, writePicturesMarkdown(pictures))
}
