/** State of a text field; every action is a pure function from one state to the next. */
export interface FieldText {
  text: string
  selectionStart: number
  selectionEnd: number
}

export type MarkdownAction =
  | 'heading1'
  | 'heading2'
  | 'bold'
  | 'italic'
  | 'bulletList'
  | 'numberedList'
  | 'blockquote'
  | 'codeBlock'
  | 'link'

const LINK_START = 'https://'

export function applyMarkdown(action: MarkdownAction, field: FieldText): FieldText {
  switch (action) {
    case 'heading1':
      return toggleLines(field, { mark: () => '# ', known: /^#{1,6}[ \t]+/ })
    case 'heading2':
      return toggleLines(field, { mark: () => '## ', known: /^#{1,6}[ \t]+/ })
    case 'bold':
      return toggleWrap(field, '**', 'bold text')
    case 'italic':
      return toggleWrap(field, '*', 'italic text')
    case 'bulletList':
      return toggleLines(field, { mark: () => '* ', known: LIST_MARK })
    case 'numberedList':
      return toggleLines(field, { mark: (n) => `${n}. `, known: LIST_MARK })
    case 'blockquote':
      return toggleLines(field, { mark: () => '> ', known: /^>[ \t]?/ })
    case 'codeBlock':
      return codeBlock(field)
    case 'link':
      return linkTo(field, 'link text')
  }
}

const LIST_MARK = /^(?:[*-][ \t]+|\d{1,9}[.)][ \t]+)/

function replaceRange(
  field: FieldText,
  range: { from: number; to: number },
  replacement: string,
  select: { from: number; to: number },
): FieldText {
  return {
    text: field.text.slice(0, range.from) + replacement + field.text.slice(range.to),
    selectionStart: range.from + select.from,
    selectionEnd: range.from + select.to,
  }
}

/** Spaces at the edges of a selection stay outside the marks: `** bold **` would not be bold. */
function trimmedSelection({ text, selectionStart, selectionEnd }: FieldText) {
  const selected = text.slice(selectionStart, selectionEnd)
  const from = selectionStart + (selected.length - selected.trimStart().length)
  const to = selectionEnd - (selected.length - selected.trimEnd().length)
  return from < to ? { from, to } : { from: selectionStart, to: selectionStart }
}

function isWrapped(text: string, from: number, to: number, mark: string): boolean {
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false
  // One star around is italic, two are bold, three are both.
  if (mark !== '*') return true
  const stars = /\*+$/.exec(before)?.[0].length ?? 0
  return stars % 2 === 1
}

function toggleWrap(field: FieldText, mark: string, sample: string): FieldText {
  const { from, to } = trimmedSelection(field)
  const { length } = mark
  const inner = field.text.slice(from, to)
  if (from < to && isWrapped(field.text, from, to, mark)) {
    const range = { from: from - length, to: to + length }
    return replaceRange(field, range, inner, { from: 0, to: inner.length })
  }
  if (inner.length > 2 * length && isWrapped(inner, length, inner.length - length, mark)) {
    const bare = inner.slice(length, -length)
    return replaceRange(field, { from, to }, bare, { from: 0, to: bare.length })
  }
  const words = inner || sample
  return replaceRange(field, { from, to }, `${mark}${words}${mark}`, {
    from: length,
    to: length + words.length,
  })
}

interface LineMark {
  mark: (number: number) => string
  /** Existing marks of the same kind, which are replaced. */
  known: RegExp
}

/** Adds the mark to all selected lines, or removes it if all of them have it. */
function toggleLines(field: FieldText, { mark, known }: LineMark): FieldText {
  const { text, selectionStart, selectionEnd } = field
  const from = text.lastIndexOf('\n', selectionStart - 1) + 1
  // A selection that ends at the start of a line does not include that line.
  const last = selectionEnd > selectionStart && text[selectionEnd - 1] === '\n' ? 1 : 0
  const lineEnd = text.indexOf('\n', selectionEnd - last)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const marksNow = filled.map((line) => known.exec(line)?.[0] ?? '')
  const isOn = filled.length > 0 && marksNow.every((found, i) => found === mark(i + 1))
  let number = 0
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line
    number += 1
    const bare = line.replace(known, '')
    return isOn ? bare : mark(number) + bare
  })
  const replacement = changed.join('\n')
  const isCaret = selectionStart === selectionEnd
  const caret = Math.max(0, selectionStart - from + replacement.length - (to - from))
  return replaceRange(field, { from, to }, replacement, {
    from: isCaret ? caret : 0,
    to: isCaret ? caret : replacement.length,
  })
}

function codeBlock(field: FieldText): FieldText {
  const { text, selectionStart: from, selectionEnd: to } = field
  const selected = text.slice(from, to).replace(/^\n+|\n+$/g, '')
  const code = selected || 'code'
  // The fence must be longer than any inside.
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const before = from === 0 || text[from - 1] === '\n' ? '' : '\n'
  const after = to === text.length || text[to] === '\n' ? '' : '\n'
  const opening = `${before}${fence}\n`
  return replaceRange(field, { from, to }, `${opening}${code}\n${fence}${after}`, {
    from: opening.length,
    to: opening.length + code.length,
  })
}

/** A selected URL becomes the target, other text becomes the label; the missing half is then selected. */
function linkTo(field: FieldText, sample: string): FieldText {
  const { from, to } = trimmedSelection(field)
  const selected = field.text.slice(from, to)
  const isAddress = /^(?:https?:\/\/|mailto:|\/)\S+$/.test(selected)
  const words = isAddress || selected === '' ? sample : selected
  const address = isAddress ? selected : LINK_START
  const wordsAt = 1
  const addressAt = wordsAt + words.length + 2
  const select =
    words === sample
      ? { from: wordsAt, to: wordsAt + words.length }
      : { from: addressAt, to: addressAt + address.length }
  return replaceRange(field, { from, to }, `[${words}](${address})`, select)
}

const ITEM = /^([ \t]*)([*-]|\d{1,9}[.)]|>)([ \t]+)(\[[ xX]\][ \t]+)?/

/** Enter in a list or quote starts the next item, or ends the list on an empty item. Null elsewhere. */
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

const isBlock = (markdown: string) =>
  markdown.includes('\n') || /^(?:#{1,3}|>|\*|\d+\.|\|) |^`{3}/.test(markdown)

/** Replaces the selection; blocks such as lists and headings get lines of their own. */
export function pasteMarkdown(field: FieldText, markdown: string): FieldText {
  const { text, selectionStart: from, selectionEnd: to } = field
  const isAlone = isBlock(markdown)
  const before = isAlone && from > 0 && text[from - 1] !== '\n' ? '\n\n' : ''
  const after = isAlone && to < text.length && text[to] !== '\n' ? '\n\n' : ''
  const caret = from + before.length + markdown.length
  return {
    text: text.slice(0, from) + before + markdown + after + text.slice(to),
    selectionStart: caret,
    selectionEnd: caret,
  }
}

export const isWebAddress = (text: string) => WEB_ADDRESS.test(text.trim())

const WEB_ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i

/** A URL pasted over text makes a link, over the toolbar's open `https://` its target; null for other pastes. */
export function pasteLink(field: FieldText, pasted: string): FieldText | null {
  const { text, selectionStart: from, selectionEnd: to } = field
  const words = text.slice(from, to)
  const address = pasted.trim()
  const isWords = words.trim() !== '' && !words.includes('\n') && !WEB_ADDRESS.test(words.trim())
  if (!isWords || !WEB_ADDRESS.test(address)) return null
  // A parenthesis in the URL would end the link too early.
  const target = address.replaceAll('(', '%28').replaceAll(')', '%29')
  const isOpenLink = words.trim() === LINK_START
  const link = isOpenLink ? target : `[${words.trim()}](${target})`
  const before = words.slice(0, words.length - words.trimStart().length)
  const after = words.slice(words.trimEnd().length)
  const caret = from + before.length + link.length
  return {
    text: text.slice(0, from) + before + link + after + text.slice(to),
    selectionStart: caret,
    selectionEnd: caret,
  }
}
