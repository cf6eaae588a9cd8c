/** A stretch of a line and what it means; the letters are never changed. */
export interface Stretch {
  text: string
  look?: 'mark' | 'heading' | 'bold' | 'code' | 'quote' | 'link' | 'waiting'
}

/** A line of this length is no prose; patterns would take long over it. */
const LONGEST = 5000

const block =
  /^([ \t]{0,12}(?:#{1,6}[ \t]|>[ \t]?|[*+-][ \t](?:\[[ x]\][ \t])?|\d{1,9}[.)][ \t]|:::))/
const inline =
  /(`+)([^`]+)\1|(\*\*|__|~~)(\S(?:[^*_~]|[*_~](?!\3))*?)\3|(?<![\p{L}\p{N}*_])([*_])([^\s*_][^*_]*)\5(?![\p{L}\p{N}])|(!?\[)([^[\]]*)(\]\([^()\s]*(?:[ \t]"[^"]*")?\))/gu

export const isFence = (line: string) => /^[ \t]{0,3}(?:`{3,}|~{3,})/.test(line)

/** Marks quiet, headings and bold words strong: enough to see while writing what a line will be. */
export function marksOf(line: string): Stretch[] {
  if (line.length > LONGEST) return [{ text: line }]
  const [opening = ''] = block.exec(line) ?? []
  const words = line.slice(opening.length)
  const isHeading = opening.trimStart().startsWith('#')
  if (isHeading)
    return [
      { text: opening, look: 'mark' },
      { text: words, look: 'heading' },
    ]
  const isQuote = opening.trimStart().startsWith('>')
  const rest = inlineMarks(words).map((one) => (isQuote && !one.look ? quoted(one) : one))
  return opening ? [{ text: opening, look: 'mark' }, ...rest] : rest
}

const quoted = ({ text }: Stretch): Stretch => ({ text, look: 'quote' })

function inlineMarks(words: string): Stretch[] {
  const found: Stretch[] = []
  let at = 0
  for (const match of words.matchAll(inline)) {
    if (match.index > at) found.push({ text: words.slice(at, match.index) })
    found.push(...stretchesOf(match))
    at = match.index + match[0].length
  }
  if (at < words.length) found.push({ text: words.slice(at) })
  return found
}

function stretchesOf(match: RegExpExecArray): Stretch[] {
  const [all, tick, code, strong, bold, soft, italic, open, label, close] = match
  const around = (mark: string, inner: Stretch): Stretch[] => [
    { text: mark, look: 'mark' },
    inner,
    { text: mark, look: 'mark' },
  ]
  if (tick && code) return around(tick, { text: code, look: 'code' })
  if (strong && bold) {
    return around(strong, strong === '~~' ? { text: bold } : { text: bold, look: 'bold' })
  }
  if (soft && italic) return around(soft, { text: italic })
  if (all.includes('](#uploading-')) return [{ text: all, look: 'waiting' }]
  const shown: Stretch = { text: label ?? '', look: 'link' }
  return [{ text: open ?? '', look: 'mark' }, shown, { text: close ?? '', look: 'mark' }]
}
