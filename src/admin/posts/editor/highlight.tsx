import { useLayoutEffect, useRef } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { PostValues } from '../post-values.ts'

/** Draws the highlighted text behind the field. A component of its own, so a key press re-renders nothing else. */
export function MarkdownHighlightLayer({ control }: { control: Control<PostValues> }) {
  const content = useWatch({ control, name: 'content' })
  const element = useRef<HTMLDivElement>(null)
  const draw = useRef<ReturnType<typeof createMirror>>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    draw.current ??= createMirror(element.current)
    draw.current(content)
  }, [content])
  return <div ref={element} className="editor-mirror" aria-hidden="true" />
}

interface Line {
  text: string
  isCode: boolean
}

function linesOf(text: string): Line[] {
  let isInside = false
  return text.split('\n').map((line) => {
    const isEdge = isFence(line)
    const isCode = isInside || isEdge
    if (isEdge) isInside = !isInside
    return { text: line, isCode }
  })
}

const isSame = (a: Line | undefined, b: Line | undefined) =>
  a?.text === b?.text && a?.isCode === b?.isCode

function draw({ text, isCode }: Line): (string | HTMLElement)[] {
  if (text === '') return ['\u200b']
  const stretches: Stretch[] = isCode ? [{ text, look: 'code' }] : highlightLine(text)
  return stretches.map(({ text: part, look }) => {
    if (!look) return part
    const span = document.createElement('span')
    span.className = `md-${look}`
    span.append(part)
    return span
  })
}

/** Updates only the lines that changed. */
function createMirror(element: HTMLElement) {
  let lines: Line[] = []
  return (text: string) => {
    const next = linesOf(text)
    const shorter = Math.min(lines.length, next.length)
    let head = 0
    while (head < shorter && isSame(lines[head], next[head])) head += 1
    let tail = 0
    while (tail < shorter - head && isSame(lines.at(-1 - tail), next.at(-1 - tail))) tail += 1
    const changed = next.slice(head, next.length - tail)
    const old = [...element.children].slice(head, lines.length - tail)
    const after = element.children[lines.length - tail] ?? null
    for (const [index, line] of changed.entries()) {
      const place = old[index] ?? element.insertBefore(document.createElement('div'), after)
      place.replaceChildren(...draw(line))
    }
    for (const line of old.slice(changed.length)) line.remove()
    lines = next
  }
}

/** Part of a line and its style; highlighting never changes the characters. */
interface Stretch {
  text: string
  look?: 'mark' | 'heading' | 'bold' | 'code' | 'quote' | 'link' | 'waiting'
}

/** Longer lines are no prose, and the patterns would take too long on them. */
const MAX_LINE_LENGTH = 5000

const block =
  /^([ \t]{0,12}(?:#{1,6}[ \t]|>[ \t]?|[*+-][ \t](?:\[[ x]\][ \t])?|\d{1,9}[.)][ \t]|:::))/
const inline =
  /(`+)([^`]+)\1|(\*\*|__|~~)(\S(?:[^*_~]|[*_~](?!\3))*?)\3|(?<![\p{L}\p{N}*_])([*_])([^\s*_][^*_]*)\5(?![\p{L}\p{N}])|(!?\[)([^[\]]*)(\]\([^()\s]*(?:[ \t]"[^"]*")?\))/gu

const isFence = (line: string) => /^[ \t]{0,3}(?:`{3,}|~{3,})/.test(line)

/** Splits a line into styled parts: enough to see what the line will be, not a full Markdown parser. */
export function highlightLine(line: string): Stretch[] {
  if (line.length > MAX_LINE_LENGTH) return [{ text: line }]
  const [opening = ''] = block.exec(line) ?? []
  const words = line.slice(opening.length)
  const isHeading = opening.trimStart().startsWith('#')
  if (isHeading)
    return [
      { text: opening, look: 'mark' },
      { text: words, look: 'heading' },
    ]
  const isQuote = opening.trimStart().startsWith('>')
  const rest = inlineMarks(words).map((mark) => (isQuote && !mark.look ? quoted(mark) : mark))
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
