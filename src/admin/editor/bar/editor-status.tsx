import { useDeferredValue } from 'react'
import { countWords, readingTimeLabel } from '#shared/reading-time.ts'
import { autosaveTexts, historyTexts } from '#shared/texts/saving.ts'
import type { AutosaveState } from '../drafts/draft-autosave.ts'
import { clockTime, recentTime } from '../format-time.ts'

interface EditorStatusProps {
  content: string
  autosave: AutosaveState
  /** When the server last took the words, in this editor or before. */
  savedAt: string | null
}

/** How much there is, how long it takes to read, and where the words are safe. */
export function EditorStatus({ content, autosave, savedAt }: EditorStatusProps) {
  const text = useDeferredValue(content)
  return (
    <div className="editor-status">
      <span>{historyTexts.words(countWords(text))}</span>
      <span>{readingTimeLabel(text)}</span>
      <span role="status" data-autosave={autosave.kind}>
        {statusOf(autosave, savedAt)}
      </span>
    </div>
  )
}

function statusOf(autosave: AutosaveState, savedAt: string | null): string {
  switch (autosave.kind) {
    case 'stored':
      return autosaveTexts.stored(clockTime(autosave.at))
    case 'waiting':
      return autosaveTexts.waiting
    case 'failed':
      return autosaveTexts.failed
    case 'unchanged':
      return savedAt ? autosaveTexts.saved(recentTime(savedAt)) : autosaveTexts.unchanged
  }
}
