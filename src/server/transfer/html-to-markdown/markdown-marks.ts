/** Stand between the cells and rows of a table while it is written; never part of a text. */
export const CELL_END = '\uFDD0'
export const ROW_END = '\uFDD1'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]/g

export const withoutUnwritable = (text: string) =>
  text.replace(unwritable, '').replace(/\r\n?/g, '\n')

/** On one line, as headings, captions, cells and items need it. */
export const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/ {2,}/g, ' ')

/** Signs that our markdown would read as marks. Addresses stay as they are: they become links by themselves. */
export function escapeText(text: string): string {
  return text
    .split(/((?:https?:\/\/|www\.)[^\s<]+)/i)
    .map((part, at) => (at % 2 === 1 ? part : escapeMarks(part)))
    .join('')
}

function escapeMarks(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/[*`[\]]/g, '\\$&')
    .replace(/~~/g, '\\~~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
}

/** Marks that mean something only where a line begins. */
export function escapeLineStart(line: string): string {
  if (/^(?:#{1,3}[ \t]|>|[-+][ \t]|:::|~{3,}|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/.test(line)) {
    return `\\${line}`
  }
  return line.replace(/^(\d{1,9})([.)][ \t])/, '$1\\$2')
}

/** `[alt](here "title")`: an address with spaces or brackets needs pointed ones around it. */
export function linkTarget(address: string, title = ''): string {
  const isPlain = /^[^\s()<>"\\]+$/.test(address)
  const pointed = isPlain ? address : `<${address.replace(/[<>\n\\]/g, encodeURIComponent)}>`
  return title === '' ? `(${pointed})` : `(${pointed} "${title.replace(/["\\]/g, '\\$&')}")`
}

export function imageMarkdown(source: string, alt = '', caption = ''): string {
  return `![${escapeText(onOneLine(alt))}]${linkTarget(source, onOneLine(caption))}`
}
