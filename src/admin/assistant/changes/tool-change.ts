import type { EditorHandle, ToolField } from '../editor-handle.ts'
import { takeBack } from './take-back.ts'

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

/** Only the tool's own change goes; answers how many places could not be taken back because they changed since. */
export function undoChange(editor: EditorHandle, { fields }: ToolChange): number {
  let missed = 0
  for (const { field, whole } of fields) {
    const now = editor.read(field)
    const back = takeBack(now, whole)
    missed += back.missed
    if (back.text !== now) editor.write(field, back.text)
  }
  return missed
}
