import {
  characterAt,
  characterBefore,
  findEndOfRun,
  type InlineNode,
  isPunctuation,
  isSpace,
} from './inline.ts'

export interface Delimiter {
  type: 'delimiter'
  mark: string
  /** `left` counts the unused marks of the run, `length` all of them. */
  left: number
  length: number
  canOpen: boolean
  canClose: boolean
}

/** Follows CommonMark: the characters on both sides decide whether a run opens or closes. */
export function readDelimiter(line: string, at: number): { end: number; part: Delimiter } {
  const end = findEndOfRun(line, at)
  const mark = line.charAt(at)
  const before = characterBefore(line, at)
  const after = characterAt(line, end)
  const leansRight = !isSpace(after) && (!isPunctuation(after) || isEdge(before))
  const leansLeft = !isSpace(before) && (!isPunctuation(before) || isEdge(after))
  // An underscore inside a word is part of the word.
  const isFree = mark !== '_'
  const canOpen = leansRight && (isFree || !leansLeft || isPunctuation(before))
  const canClose = leansLeft && (isFree || !leansRight || isPunctuation(after))
  const length = end - at
  return { end, part: { type: 'delimiter', mark, left: length, length, canOpen, canClose } }
}

const isEdge = (character: string) => isSpace(character) || isPunctuation(character)

interface Opener {
  delimiter: Delimiter
  at: number
}

/**
 * Pairs openers with closers, innermost first. A failed search for a kind of closer is remembered, so that no
 * opener is examined twice in vain and the time stays linear.
 */
export function pairDelimiters(parts: (InlineNode | Delimiter)[]): InlineNode[] {
  const nodes: InlineNode[] = []
  const openers: Opener[] = []
  const searched = new Map<string, number>()

  const close = (closer: Delimiter) => {
    while (closer.left > 0) {
      const kind = `${closer.mark}${closer.canOpen}${closer.length % 3}`
      const bottom = Math.min(searched.get(kind) ?? 0, openers.length)
      let found = openers.length - 1
      while (found >= bottom && !isPair(openers[found]!.delimiter, closer)) found -= 1
      if (found < bottom) {
        searched.set(kind, openers.length)
        return
      }
      const { delimiter: opener, at } = openers[found]!
      const used = opener.left >= 2 && closer.left >= 2 ? 2 : 1
      opener.left -= used
      closer.left -= used
      const children = nodes.splice(at + 1)
      nodes[at] = marksOf(opener)
      nodes.push({ type: nameOf(opener.mark, used), children })
      openers.length = opener.left > 0 ? found + 1 : found
      for (const [name, height] of searched) searched.set(name, Math.min(height, openers.length))
    }
  }

  for (const part of parts) {
    if (part.type !== 'delimiter') {
      nodes.push(part)
      continue
    }
    if (part.canClose) close(part)
    if (part.left === 0) continue
    if (part.canOpen) openers.push({ delimiter: part, at: nodes.length })
    nodes.push(marksOf(part))
  }
  return nodes
}

const nameOf = (mark: string, used: number) => (mark === '~' ? 'del' : used === 2 ? 'strong' : 'em')

const marksOf = ({ mark, left }: Delimiter): InlineNode => ({
  type: 'text',
  text: mark.repeat(left),
})

function isPair(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.mark !== closer.mark) return false
  const isEither = opener.canClose || closer.canOpen
  return !isEither || closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0
}
