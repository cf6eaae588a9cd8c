import { useDeferredValue } from 'react'
import { countWords, readingTimeLabel } from '#shared/reading-time.ts'
import { autosaveTexts, historyTexts } from '#shared/texts/saving.ts'
import type { AutosaveState } from './drafts/draft-autosave.ts'
import { clockTime, recentTime } from './format-time.ts'

interface EditorStatusProps {
  content: string
  kept: AutosaveState
  /** When the server last took the words, in this editor or before. */
  savedAt: string | null
}

/** How much there is, how long it takes to read, and where the words are safe. */
export function EditorStatus({ content, kept, savedAt }: EditorStatusProps) {
  const text = useDeferredValue(content)
  return (
    <div className="editor-status">
      <span>{historyTexts.words(countWords(text))}</span>
      <span>{readingTimeLabel(text)}</span>
      <span role="status" data-autosave={kept.kind}>
        {statusOf(kept, savedAt)}
      </span>
    </div>
  )
}

function statusOf(kept: AutosaveState, savedAt: string | null): string {
  switch (kept.kind) {
    case 'kept':
      return autosaveTexts.kept(clockTime(kept.at))
    case 'waiting':
      return autosaveTexts.waiting
    case 'failed':
      return autosaveTexts.failed
    case 'unchanged':
      return savedAt ? autosaveTexts.saved(recentTime(savedAt)) : autosaveTexts.unchanged
  }
}
