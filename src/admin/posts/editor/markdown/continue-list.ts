import type { FieldText } from './markdown-edit.ts'

const ITEM = /^([ \t]*)([*-]|\d{1,9}[.)]|>)([ \t]+)(\[[ xX]\][ \t]+)?/

/** What Enter does inside a list or a quote: the next item, or, on an empty item, the end. Null elsewhere. */
export function continueList({ text, selectionStart, selectionEnd }: FieldText): FieldText | null {
  if (selectionStart !== selectionEnd) return null
  const lineStart = text.lastIndexOf('\n', selectionStart - 1) + 1
  const line = text.slice(lineStart, selectionStart)
  const [opening = '', indent = '', mark = '', space = '', box = ''] = ITEM.exec(line) ?? []
  if (opening === '') return null
  const rest = text.slice(selectionStart)
  const isEmpty = line === opening && /^[ \t]*(?:\n|$)/.test(rest)
  if (isEmpty) {
    const ended = text.slice(0, lineStart) + rest
    return { text: ended, selectionStart: lineStart, selectionEnd: lineStart }
  }
  const added = `\n${indent}${nextMark(mark)}${space}${box && '[ ] '}`
  const caret = selectionStart + added.length
  return {
    text: text.slice(0, selectionStart) + added + rest,
    selectionStart: caret,
    selectionEnd: caret,
  }
}

function nextMark(mark: string): string {
  const number = Number.parseInt(mark, 10)
  return Number.isNaN(number) ? mark : `${number + 1}${mark.slice(-1)}`
}
