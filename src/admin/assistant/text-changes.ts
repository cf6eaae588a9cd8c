import { differenceOf } from '../parts/difference.tsx'

export type AiTool = 'enhance' | 'expand' | 'ideas' | 'summary'

interface FieldChange {
  field: ToolField
  before: string
  after: string
  whole: { before: string; after: string }
}

export interface ToolChange {
  tool: AiTool
  fields: FieldChange[]
  suggestions: string[]
}

export function writeToolTexts(
  editor: EditorHandle,
  tool: AiTool,
  texts: Partial<Record<ToolField, string>>,
): ToolChange {
  const fields = Object.entries(texts).map(([name, after]) => {
    const field = name as ToolField
    const before = editor.read(field)
    return { field, before, after, whole: { before, after } }
  })
  for (const { field, after } of fields) editor.write(field, after)
  return { tool, fields, suggestions: [] }
}

/**
 * Reverts only the tool's change; returns how many places could not be reverted because they
 * changed since.
 */
export function undoToolChange(editor: EditorHandle, { fields }: ToolChange): number {
  let missed = 0
  for (const { field, whole } of fields) {
    const now = editor.read(field)
    const back = revertChange(now, whole)
    missed += back.missed
    if (back.text !== now) editor.write(field, back.text)
  }
  return missed
}

type ToolField = 'title' | 'slug' | 'content' | 'excerpt'

/** The only access to the editor that AI tools have. */
export interface EditorHandle {
  read: (field: ToolField) => string
  /** Writes as if the owner had typed it, so that Ctrl+Z reverts the change. */
  write: (field: ToolField, text: string) => void
  selection: () => { selectionStart: number; selectionEnd: number }
}

export interface TextRange {
  text: string
  from: number
}

export function getSelectedPart(
  text: string,
  selectionStart: number,
  selectionEnd: number,
): TextRange {
  const selected = text.slice(selectionStart, selectionEnd)
  return selected.trim() === '' ? { text, from: 0 } : { text: selected, from: selectionStart }
}

/**
 * Finds the part in a text that the owner may have edited meanwhile. Null if the part is gone or
 * occurs more than once.
 */
function locate(text: string, part: TextRange): number | null {
  if (text.startsWith(part.text, part.from)) return part.from
  const first = text.indexOf(part.text)
  if (first === -1 || text.indexOf(part.text, first + 1) !== -1) return null
  return first
}

export function replacePart(text: string, part: TextRange, replacement: string): string | null {
  const from = locate(text, part)
  if (from === null) return null
  return text.slice(0, from) + replacement + text.slice(from + part.text.length)
}

/** Models trim their answers; the selection's surrounding whitespace must survive. */
export function restoreOuterWhitespace(original: string, answer: string): string {
  const before = original.slice(0, original.length - original.trimStart().length)
  const after = original.slice(original.trimEnd().length)
  return before + answer.trim() + after
}

interface Change {
  before: string
  after: string
}

interface Hunk {
  /** The range in the text after the change. */
  from: number
  to: number
  text: string
}

function hunksOf({ before, after }: Change): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  let open: Hunk | null = null
  for (const { kind, text } of differenceOf(before, after)) {
    if (kind === 'same') {
      open = null
      at += text.length
      continue
    }
    if (!open) {
      open = { from: at, to: at, text: '' }
      hunks.push(open)
    }
    if (kind === 'removed') open.text += text
    else {
      at += text.length
      open.to = at
    }
  }
  return hunks
}

/** Maps the ranges that were not edited since to their current positions. */
function untouched(after: string, now: string) {
  const spans: { from: number; to: number; move: number }[] = []
  let inAfter = 0
  let inNow = 0
  for (const { kind, text } of differenceOf(after, now)) {
    if (kind === 'same') {
      spans.push({ from: inAfter, to: inAfter + text.length, move: inNow - inAfter })
    }
    if (kind !== 'added') inAfter += text.length
    if (kind !== 'removed') inNow += text.length
  }
  return spans
}

/** Reverts the change and leaves later edits alone; `missed` counts the places that were edited since. */
export function revertChange(now: string, change: Change): { text: string; missed: number } {
  if (now === change.after) return { text: change.before, missed: 0 }
  const spans = untouched(change.after, now)
  const hunks = hunksOf(change)
  let missed = 0
  let text = now
  for (const hunk of hunks.reverse()) {
    const span = spans.find(({ from, to }) => from <= hunk.from && hunk.to <= to)
    if (!span) {
      missed += 1
      continue
    }
    text = text.slice(0, hunk.from + span.move) + hunk.text + text.slice(hunk.to + span.move)
  }
  return { text, missed }
}
