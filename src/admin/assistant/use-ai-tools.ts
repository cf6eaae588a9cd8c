import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  AI_MIN_CONTENT_LENGTH,
  AI_NEEDS_MODEL_CODE,
  type AiQuestion,
  createSummary,
  enhanceContent,
  expandContent,
  generateIdeas,
} from '#shared/contract/assistant.admin.ts'
import { suggestSlug } from '#shared/urls/slug.ts'
import { aiTexts, aiToasts } from '#texts/admin/assistant.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { forgetIdea } from './chosen-idea.ts'
import {
  type AiTool,
  type EditorHandle,
  getSelectedPart,
  replacePart,
  restoreOuterWhitespace,
  type TextRange,
  type ToolChange,
  undoToolChange,
  writeToolTexts,
} from './text-changes.ts'

const isUnchanged = ({ fields }: ToolChange) =>
  fields.every(({ before, after }) => before === after)

function isEnough(text: string): boolean {
  const isLong = text.trim().length >= AI_MIN_CONTENT_LENGTH
  if (!isLong) showToast({ ...aiToasts.notEnoughContent, variant: 'destructive' })
  return isLong
}

export function useAiTools(editor: EditorHandle, chosenIdea: string | null) {
  const [change, setChange] = useState<ToolChange | null>(null)
  const { ideas, show: showIdeas, dismiss: dismissIdeas } = useIdeas(chosenIdea)
  const notes = useNotes()
  const { busy, message, setMessage, run, stop } = useToolRun()

  async function rewriteContent(tool: RewriteTool) {
    const { selectionStart, selectionEnd } = editor.selection()
    const part = getSelectedPart(editor.read('content'), selectionStart, selectionEnd)
    if (!isEnough(part.text)) return
    await run(tool, async (signal) => {
      const done = await rewrite(tool, editor, part, signal)
      if (!done) return setMessage(aiTexts.textMoved)
      notes.add(done.notes)
      // Notes without a changed text are a result, too.
      setChange(done.notes.length > 0 && isUnchanged(done.change) ? null : done.change)
    })
  }

  async function summarize() {
    const content = editor.read('content')
    if (!isEnough(content)) return
    await run('summary', async (signal) => {
      const { summary } = await api(createSummary, { body: { content }, signal })
      setChange(writeToolTexts(editor, 'summary', { excerpt: summary }))
      showToast(aiToasts.summaryCreated)
    })
  }

  const findIdeas = () =>
    run('ideas', async (signal) => {
      const found = await api(generateIdeas, { body: {}, signal })
      showIdeas(found.ideas)
    })

  function applyIdea(idea: string) {
    dismissIdeas()
    setChange(writeToolTexts(editor, 'ideas', { title: idea, slug: suggestSlug(idea) }))
    showToast(aiToasts.ideaSelected)
  }

  function undo() {
    if (!change) return
    const missed = undoToolChange(editor, change)
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
    applyIdea,
    dismissIdeas,
    undo,
    enhance: () => rewriteContent('enhance'),
    expand: () => rewriteContent('expand'),
    dismissChange: () => setChange(null),
  }
}

export type AiToolsState = ReturnType<typeof useAiTools>

/** Runs one tool at a time: the next tool, Stop or unmounting aborts it. */
function useToolRun() {
  const [busy, setBusy] = useState<AiTool | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(tool: AiTool, work: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setBusy(tool)
    setMessage(null)
    try {
      await work(mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      const problem = error instanceof ApiError ? error.problem : null
      if (problem) setMessage(problem.message)
      // The toast suggests to try again, which does not help without a model.
      if (problem?.code === AI_NEEDS_MODEL_CODE) return
      showToast({ ...aiToasts.failed, variant: 'destructive' })
    } finally {
      if (running.current === mine) setBusy(null)
    }
  }

  function stop() {
    running.current?.abort()
    setBusy(null)
  }

  return { busy, message, setMessage, run, stop }
}

type RewriteTool = 'enhance' | 'expand'

async function ask(tool: RewriteTool, content: string, signal: AbortSignal) {
  if (tool === 'enhance') {
    const answer = await api(enhanceContent, { body: { content }, signal })
    return { text: answer.enhancedContent, suggestions: answer.suggestions, notes: [] }
  }
  const answer = await api(expandContent, { body: { content }, signal })
  return { text: answer.expandedContent, suggestions: [], notes: answer.notes }
}

/** Null if the text to replace has moved and cannot be found. */
async function rewrite(
  tool: RewriteTool,
  editor: EditorHandle,
  part: TextRange,
  signal: AbortSignal,
): Promise<{ change: ToolChange; notes: AiQuestion[] } | null> {
  const answer = await ask(tool, part.text, signal)
  const text = restoreOuterWhitespace(part.text, answer.text)
  const before = editor.read('content')
  const after = replacePart(before, part, text)
  if (after === null) return null
  if (after !== before) editor.write('content', after)
  const whole = { before, after }
  const fields = [{ field: 'content' as const, before: part.text, after: text, whole }]
  return { change: { tool, fields, suggestions: answer.suggestions }, notes: answer.notes }
}

/** An idea chosen on the dashboard comes first until it is used or dismissed. */
function useIdeas(chosenIdea: string | null) {
  const [first, setFirst] = useState(chosenIdea)
  const [found, setFound] = useState<string[]>([])
  return {
    ideas: [...new Set([...(first ? [first] : []), ...found])],
    show: setFound,
    dismiss() {
      forgetIdea()
      setFirst(null)
      setFound([])
    },
  }
}

/** The helper's questions are never written into the text; the owner ticks them off. */
function useNotes() {
  const [left, setLeft] = useState<AiQuestion[]>([])
  const [isShown, setShown] = useState(false)
  return {
    left,
    isShown: isShown && left.length > 0,
    show: () => setShown(true),
    hide: () => setShown(false),
    add(notes: AiQuestion[]) {
      if (notes.length === 0) return
      setLeft(notes)
      setShown(true)
    },
    tickOff: (note: AiQuestion) =>
      setLeft((notes) => notes.filter((candidate) => candidate !== note)),
    tickOffAll: () => setLeft([]),
  }
}

export type AiNotesState = ReturnType<typeof useNotes>
