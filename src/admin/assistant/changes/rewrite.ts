import { type AiNote, enhanceContent, expandContent } from '#shared/contract/assistant.admin.ts'
import { api } from '../../app/api.ts'
import type { EditorHandle } from '../editor-handle.ts'
import { type Part, replacePart, withEdgesOf } from './put-in-place.ts'
import type { ToolChange } from './tool-change.ts'

export type RewriteTool = 'enhance' | 'expand'

async function ask(tool: RewriteTool, content: string, signal: AbortSignal) {
  if (tool === 'enhance') {
    const answer = await api(enhanceContent, { body: { content }, signal })
    return { text: answer.enhancedContent, suggestions: answer.suggestions, notes: [] }
  }
  const answer = await api(expandContent, { body: { content }, signal })
  return { text: answer.expandedContent, suggestions: [], notes: answer.notes }
}

/** Null when the words to replace are no longer where they were. */
export async function rewrite(
  tool: RewriteTool,
  editor: EditorHandle,
  part: Part,
  signal: AbortSignal,
): Promise<{ change: ToolChange; notes: AiNote[] } | null> {
  const answer = await ask(tool, part.text, signal)
  const text = withEdgesOf(part.text, answer.text)
  const before = editor.read('content')
  const after = replacePart(before, part, text)
  if (after === null) return null
  if (after !== before) editor.write('content', after)
  const whole = { before, after }
  const fields = [{ field: 'content' as const, before: part.text, after: text, whole }]
  return { change: { tool, fields, suggestions: answer.suggestions }, notes: answer.notes }
}
