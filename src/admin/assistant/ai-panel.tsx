import { useEffect, useRef } from 'react'
import { ChangePanel } from './changes/change-panel.tsx'
import { IdeasList } from './ideas-list.tsx'
import { NotesList } from './notes-list.tsx'
import type { AiToolbox } from './use-ai-tools.ts'

/** What a tool found: first beside the text, wide and in sight, until the owner has decided. */
export function AiPanel({ tools }: { tools: AiToolbox }) {
  const { change, ideas, notes } = tools
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = change !== null || ideas.length > 0 || notes.isShown
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result is the event
  useEffect(() => {
    panel.current?.parentElement?.scrollTo(0, 0)
  }, [change, ideas.length, isOpen])
  if (!isOpen) return null
  return (
    <div className="ai-panel" ref={panel}>
      {change && <ChangePanel change={change} onUndo={tools.undo} onKeep={tools.dismissChange} />}
      {notes.isShown && <NotesList notes={notes} />}
      {ideas.length > 0 && (
        <IdeasList ideas={ideas} onUse={tools.takeIdea} onDismiss={tools.dismissIdeas} />
      )}
    </div>
  )
}
