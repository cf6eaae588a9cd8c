import { useState } from 'react'
import { AI_MIN_CONTENT, createSummary, generateIdeas } from '#shared/contract/assistant.admin.ts'
import { slugFromTitle } from '#shared/urls/slug.ts'
import { aiTexts, aiToasts } from '#texts/admin/assistant.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { partToWorkOn } from './changes/put-in-place.ts'
import { type RewriteTool, rewrite } from './changes/rewrite.ts'
import { type ToolChange, undoChange, writeFields } from './changes/tool-change.ts'
import type { EditorHandle } from './editor-handle.ts'
import { useIdeas } from './use-ideas.ts'
import { useNotes } from './use-notes.ts'
import { useToolRun } from './use-tool-run.ts'

const isUnchanged = ({ fields }: ToolChange) =>
  fields.every(({ before, after }) => before === after)

function isEnough(text: string): boolean {
  const isLong = text.trim().length >= AI_MIN_CONTENT
  if (!isLong) toast({ ...aiToasts.notEnoughContent, variant: 'destructive' })
  return isLong
}

export function useAiTools(editor: EditorHandle, chosenIdea: string | null) {
  const [change, setChange] = useState<ToolChange | null>(null)
  const { ideas, show: showIdeas, dismiss: dismissIdeas } = useIdeas(chosenIdea)
  const notes = useNotes()
  const { busy, message, setMessage, run, stop } = useToolRun()

  async function rewriteContent(tool: RewriteTool) {
    const { selectionStart, selectionEnd } = editor.selection()
    const part = partToWorkOn(editor.read('content'), selectionStart, selectionEnd)
    if (!isEnough(part.text)) return
    await run(tool, async (signal) => {
      const done = await rewrite(tool, editor, part, signal)
      if (!done) return setMessage(aiTexts.textMoved)
      notes.add(done.notes)
      // Notes alone are an answer, too.
      setChange(done.notes.length > 0 && isUnchanged(done.change) ? null : done.change)
    })
  }

  async function summarize() {
    const content = editor.read('content')
    if (!isEnough(content)) return
    await run('summary', async (signal) => {
      const { summary } = await api(createSummary, { body: { content }, signal })
      setChange(writeFields(editor, 'summary', { excerpt: summary }))
      toast(aiToasts.summaryCreated)
    })
  }

  const findIdeas = () =>
    run('ideas', async (signal) => {
      const found = await api(generateIdeas, { body: {}, signal })
      showIdeas(found.ideas)
    })

  function takeIdea(idea: string) {
    dismissIdeas()
    setChange(writeFields(editor, 'ideas', { title: idea, slug: slugFromTitle(idea) }))
    toast(aiToasts.ideaSelected)
  }

  function undo() {
    if (!change) return
    const missed = undoChange(editor, change)
    setChange(null)
    setMessage(missed === 0 ? aiTexts.undone : aiTexts.notAllUndone(missed))
  }

  return {
    busy,
    change,
    notes,
    ideas,
    message,
    stop,
    summarize,
    findIdeas,
    takeIdea,
    dismissIdeas,
    undo,
    enhance: () => rewriteContent('enhance'),
    expand: () => rewriteContent('expand'),
    dismissChange: () => setChange(null),
  }
}

export type AiToolbox = ReturnType<typeof useAiTools>
