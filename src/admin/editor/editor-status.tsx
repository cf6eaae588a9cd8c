import { useDeferredValue } from 'react'
import { countWords, readingTimeLabel } from '#shared/reading-time.ts'
import { historyTexts, keptTexts } from '#shared/texts/never-lose.ts'
import type { KeptState } from './drafts/draft-autosave.ts'
import { clockTime, recentTime } from './format-time.ts'

interface SheetFootProps {
  content: string
  kept: KeptState
  /** When the server last took the words, in this editor or before. */
  savedAt: string | null
}

/** How much there is, how long it takes to read, and where the words are safe. */
export function SheetFoot({ content, kept, savedAt }: SheetFootProps) {
  const text = useDeferredValue(content)
  return (
    <div className="sheet-foot">
      <span>{historyTexts.words(countWords(text))}</span>
      <span>{readingTimeLabel(text)}</span>
      <span role="status" data-kept={kept.kind}>
        {statusOf(kept, savedAt)}
      </span>
    </div>
  )
}

function statusOf(kept: KeptState, savedAt: string | null): string {
  switch (kept.kind) {
    case 'kept':
      return keptTexts.kept(clockTime(kept.at))
    case 'waiting':
      return keptTexts.waiting
    case 'failed':
      return keptTexts.failed
    case 'unchanged':
      return savedAt ? keptTexts.saved(recentTime(savedAt)) : keptTexts.unchanged
  }
}
