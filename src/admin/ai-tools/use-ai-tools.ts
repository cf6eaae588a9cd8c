import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  AI_MIN_CONTENT,
  createSummary,
  enhanceContent,
  expandContent,
  generateIdeas,
} from '#shared/contract/ai.ts'
import { aiTexts, aiToasts } from '#shared/texts/ai.ts'
import { slugFromTitle } from '#shared/urls/slug.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../api.ts'
import { forgetIdea } from './chosen-idea.ts'
import { partToWorkOn, replacePart, withEdgesOf } from './put-in-place.ts'

export type Tool = 'enhance' | 'expand' | 'ideas' | 'summary'
export type ToolField = 'title' | 'slug' | 'content' | 'excerpt'

/** What a helper changed: shown to the owner, who can have it back. */
export interface HelperChange {
  tool: Tool
  fields: {
    field: ToolField
    before: string
    after: string
    whole: { before: string; after: string }
  }[]
  suggestions: string[]
}

/** The editor, as far as helpers may touch it. */
export interface EditorHandle {
  read: (field: ToolField) => string
  /** As the owner would type it, so that Ctrl+Z takes it back. */
  write: (field: ToolField, text: string) => void
  selection: () => { selectionStart: number; selectionEnd: number }
}

export function useAiTools(hand: EditorHandle, chosenIdea: string | null) {
  const [busy, setBusy] = useState<Tool | null>(null)
  const [change, setChange] = useState<HelperChange | null>(null)
  const [ideas, setIdeas] = useState<string[]>(chosenIdea ? [chosenIdea] : [])
  const [message, setMessage] = useState<string | null>(null)
  const waiting = useRef(chosenIdea)
  const running = useRef<AbortController | null>(null)
  // Whoever leaves does not wait for an answer, and the server need not go on.
  useEffect(() => () => running.current?.abort(), [])

  async function run(tool: Tool, work: (signal: AbortSignal) => Promise<void>) {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setBusy(tool)
    setMessage(null)
    try {
      await work(mine.signal)
    } catch (error) {
      if (mine.signal.aborted) return
      if (error instanceof ApiError && error.problem) setMessage(error.problem.message)
      toast({ ...aiToasts.failed, variant: 'destructive' })
    } finally {
      if (running.current === mine) setBusy(null)
    }
  }

  const isEnough = (text: string) => {
    if (text.trim().length >= AI_MIN_CONTENT) return true
    toast({ ...aiToasts.notEnoughContent, variant: 'destructive' })
    return false
  }

  async function rewrite(
    tool: 'enhance' | 'expand',
    ask: (content: string, signal: AbortSignal) => Promise<{ text: string; suggestions: string[] }>,
  ) {
    const { selectionStart, selectionEnd } = hand.selection()
    const part = partToWorkOn(hand.read('content'), selectionStart, selectionEnd)
    if (!isEnough(part.text)) return
    await run(tool, async (signal) => {
      const answer = await ask(part.text, signal)
      const { suggestions } = answer
      const text = withEdgesOf(part.text, answer.text)
      const before = hand.read('content')
      const after = replacePart(before, part, text)
      if (after === null) return setMessage(aiTexts.textMoved)
      hand.write('content', after)
      const whole = { before, after }
      const fields = [{ field: 'content' as const, before: part.text, after: text, whole }]
      setChange({ tool, fields, suggestions })
    })
  }

  function put(tool: Tool, texts: Partial<Record<ToolField, string>>) {
    const fields = Object.entries(texts).map(([name, after]) => {
      const field = name as ToolField
      const before = hand.read(field)
      return { field, before, after, whole: { before, after } }
    })
    for (const { field, after } of fields) hand.write(field, after)
    setChange({ tool, fields, suggestions: [] })
  }

  return {
    busy,
    change,
    ideas,
    message,
    stop() {
      running.current?.abort()
      setBusy(null)
    },
    enhance: () =>
      rewrite('enhance', async (content, signal) => {
        const answer = await api(enhanceContent, { body: { content }, signal })
        return { text: answer.enhancedContent, suggestions: answer.suggestions }
      }),
    expand: () =>
      rewrite('expand', async (content, signal) => {
        const answer = await api(expandContent, { body: { content }, signal })
        return { text: answer.expandedContent, suggestions: [] }
      }),
    findIdeas: () =>
      run('ideas', async (signal) => {
        const answer = await api(generateIdeas, { body: {}, signal })
        setIdeas([...new Set([...(waiting.current ? [waiting.current] : []), ...answer.ideas])])
      }),
    summarize: async () => {
      const content = hand.read('content')
      if (!isEnough(content)) return
      await run('summary', async (signal) => {
        const { summary } = await api(createSummary, { body: { content }, signal })
        put('summary', { excerpt: summary })
        toast(aiToasts.summaryCreated)
      })
    },
    useIdea(idea: string) {
      waiting.current = null
      forgetIdea()
      setIdeas([])
      put('ideas', { title: idea, slug: slugFromTitle(idea) })
      toast(aiToasts.ideaSelected)
    },
    dismissIdeas() {
      waiting.current = null
      forgetIdea()
      setIdeas([])
    },
    dismissChange: () => setChange(null),
    /** What was written since stays, unless it is in the very words that go back; Ctrl+Z brings those again. */
    undo() {
      for (const { field, before, after, whole } of change?.fields ?? []) {
        const now = hand.read(field)
        const isUntouched = now === whole.after
        const back = isUntouched ? whole.before : replacePart(now, { text: after, from: 0 }, before)
        hand.write(field, back ?? whole.before)
      }
      setChange(null)
      setMessage(aiTexts.undone)
    },
  }
}

export type AiToolbox = ReturnType<typeof useAiTools>
