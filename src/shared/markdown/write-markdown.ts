/** Headings, captions, cells and items must be on one line. */
export const toOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replace(/ {2,}/g, ' ')

/** Escapes markdown characters, but not addresses, because bare addresses become links. */
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

/** Escapes characters that have a meaning only at the start of a line. */
export function escapeLineStart(line: string): string {
  if (/^(?:#{1,3}[ \t]|>|[-+][ \t]|:::|~{3,}|(?:-[ \t]*){3,}$|(?:_[ \t]*){3,}$)/.test(line)) {
    return `\\${line}`
  }
  return line.replace(/^(\d{1,9})([.)][ \t])/, '$1\\$2')
}

/** Writes `(here "title")`; an address with spaces or brackets needs angle brackets. */
export function linkTargetMarkdown(address: string, title = ''): string {
  const isPlain = /^[^\s()<>"\\]+$/.test(address)
  const pointed = isPlain ? address : `<${address.replace(/[<>\n\\]/g, encodeURIComponent)}>`
  return title === '' ? `(${pointed})` : `(${pointed} "${title.replace(/["\\]/g, '\\$&')}")`
}

export const albumMarkdown = (pictures: readonly string[]) =>
  pictures.length > 1 ? ['::: photos', ...pictures, ':::'].join('\n') : pictures.join('')

export function imageMarkdown(source: string, alt = '', caption = ''): string {
  return `![${escapeText(toOneLine(alt))}]${linkTargetMarkdown(source, toOneLine(caption))}`
}
