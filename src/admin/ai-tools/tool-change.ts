import type { EditorHandle, ToolField } from './editor-handle.ts'
import { replacePart } from './put-in-place.ts'

export type Tool = 'enhance' | 'expand' | 'ideas' | 'summary'

interface FieldChange {
  field: ToolField
  before: string
  after: string
  whole: { before: string; after: string }
}

/** What a tool changed: shown to the owner, who can have it back. */
export interface ToolChange {
  tool: Tool
  fields: FieldChange[]
  suggestions: string[]
}

/** Puts whole texts into fields. */
export function writeFields(
  editor: EditorHandle,
  tool: Tool,
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

/** What was written since stays, unless it is in the very words that go back; Ctrl+Z brings those again. */
export function undoChange(editor: EditorHandle, { fields }: ToolChange) {
  for (const { field, before, after, whole } of fields) {
    const now = editor.read(field)
    const isUntouched = now === whole.after
    const back = isUntouched ? whole.before : replacePart(now, { text: after, from: 0 }, before)
    editor.write(field, back ?? whole.before)
  }
}
