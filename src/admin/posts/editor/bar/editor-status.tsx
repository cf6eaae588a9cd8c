import { useState } from 'react'
import { draftConflictTexts, autosaveTexts as texts } from '#texts/admin/drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useZone } from '../../../app/diary.ts'
import { recentTime } from '../../days.ts'
import { valuesOfDraft } from '../drafts/offered-words.ts'
import { ConflictDialog } from '../saving/conflict-dialog.tsx'
import type { PostEditorState } from '../use-post-editor.ts'
import { WordCount } from './word-count.tsx'

/** Where the words are safe, how many there are, and how long they take to read. */
export function EditorStatus({ editor }: { editor: PostEditorState }) {
  const { state, server } = editor.drafts
  const status = statusOf(editor, useZone())
  return (
    <div className="editor-status">
      <span className="is-state" data-autosave={state.kind} data-draft={server.state.kind}>
        {status}
      </span>
      <DraftConflict editor={editor} />
      <WordCount control={editor.form.control} />
      {/* Read out once a pause, not once a letter. */}
      <span role="status" className="sr">
        {server.state.kind === 'saving' ? '' : status}
      </span>
    </div>
  )
}

function statusOf({ drafts, savedAt }: PostEditorState, zone: string): string {
  const { kind: local } = drafts.state
  const { state } = drafts.server
  switch (state.kind) {
    case 'saving':
      return texts.saving
    case 'saved':
      return texts.draftSaved(recentTime(zone, state.at))
    case 'unreachable':
      if (local === 'failed') return texts.failed
      return state.isSignedOut ? texts.signedOut : texts.offline
    case 'conflict':
      return texts.conflict
    case 'idle':
      return savedAt ? texts.saved(recentTime(zone, savedAt)) : texts.unchanged
  }
}

/** Never opens by itself: the owner may be in the middle of a word. */
function DraftConflict({ editor }: { editor: PostEditorState }) {
  const [isOpen, setOpen] = useState(false)
  const { state } = editor.drafts.server
  if (state.kind !== 'conflict') return null
  const { theirs } = state
  return (
    <>
      <Button look="line" small onClick={() => setOpen(true)}>
        {texts.compare}
      </Button>
      {isOpen && (
        <ConflictDialog
          texts={draftConflictTexts}
          theirs={valuesOfDraft(theirs)}
          mine={editor.form.getValues()}
          isSaving={false}
          onClose={() => setOpen(false)}
          onTakeTheirs={() => editor.takeOtherDraft(theirs)}
          onKeepMine={() => editor.keepMyDraft(theirs)}
        />
      )}
    </>
  )
}
