import { isFence, marksOf, type Stretch } from './line-marks.ts'

interface Line {
  text: string
  isCode: boolean
}

/** What stands between two fences is code, the fences too. */
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
  const stretches: Stretch[] = isCode ? [{ text, look: 'code' }] : marksOf(text)
  return stretches.map(({ text: part, look }) => {
    if (!look) return part
    const span = document.createElement('span')
    span.className = `md-${look}`
    span.append(part)
    return span
  })
}

/** Draws the words of a text field behind it, line by line; a key touches only the lines it changed. */
export function createMirror(element: HTMLElement) {
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
