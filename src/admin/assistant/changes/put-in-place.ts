/** A part of a text that an AI tool worked on. */
export interface Part {
  text: string
  from: number
}

/** The selection, or everything when nothing is selected. */
export function partToWorkOn(text: string, selectionStart: number, selectionEnd: number): Part {
  const selected = text.slice(selectionStart, selectionEnd)
  return selected.trim() === '' ? { text, from: 0 } : { text: selected, from: selectionStart }
}

/**
 * Where the part is now: the owner may have written on meanwhile.
 * Null when it is no longer there, or there more than once.
 */
export function locate(text: string, part: Part): number | null {
  if (text.startsWith(part.text, part.from)) return part.from
  const first = text.indexOf(part.text)
  if (first === -1 || text.indexOf(part.text, first + 1) !== -1) return null
  return first
}

export function replacePart(text: string, part: Part, replacement: string): string | null {
  const from = locate(text, part)
  if (from === null) return null
  return text.slice(0, from) + replacement + text.slice(from + part.text.length)
}

/** Models trim what they answer; the empty lines around a selection must not go with it. */
export function withEdgesOf(original: string, answer: string): string {
  const before = original.slice(0, original.length - original.trimStart().length)
  const after = original.slice(original.trimEnd().length)
  return before + answer.trim() + after
}
