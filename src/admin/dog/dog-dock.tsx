import { useState } from 'react'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog } from '../parts/confirm.tsx'
import type { DraftState } from './use-dog-draft.ts'

interface DogDockProps {
  changed: string[]
  draft: DraftState
  isPublishing: boolean
  onPublish: () => void
  onDiscard: () => void
}

const draftTexts = (): Record<DraftState, string> => ({
  same: '',
  waiting: '',
  saving: texts.draftSaving,
  saved: texts.draftSaved,
  failed: texts.draftFailed,
  'too long': texts.draftTooLong,
})

/** What is not public yet, and what to do about it; always in reach. */
export function DogDock({ changed, draft, isPublishing, onPublish, onDiscard }: DogDockProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="dock">
      <p>
        <b>{texts.changed(changed.length)}</b>
        <span>{changed.join(', ')}</span>
        <span role="status">{draftTexts()[draft]}</span>
      </p>
      <Button look="quiet" small onClick={() => setAsking(true)}>
        {texts.discard}
      </Button>
      <Button small busy={isPublishing} onClick={onPublish}>
        {isPublishing ? texts.publishing : texts.publish}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.discardTitle}
        description={texts.discardText}
        cancelLabel={texts.keep}
        confirmLabel={texts.discard}
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </div>
  )
}
