import { useState } from 'react'
import { restoreTexts as texts } from '#texts/admin/drafts.ts'
import { moments } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { useZone } from '../../../app/diary.ts'
import { ConfirmDialog } from '../../../parts/confirm.tsx'
import { PostDifferences } from '../post-differences.tsx'
import type { PostValues } from '../post-values.ts'
import type { Offer } from './offered-words.ts'

interface RestoreOfferProps {
  draft: Offer
  /** What is in the editor now. */
  current: () => PostValues
  version: number | null
  onRestore: () => void
  onDiscard: () => void
}

export function RestoreOffer(props: RestoreOfferProps) {
  const { draft, current, version, onRestore, onDiscard } = props
  const zone = useZone()
  const [isShown, setShown] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="offer" aria-label={texts.title}>
      <div>
        <h2>{texts.title}</h2>
        <p>
          {(draft.isOnServer ? texts.onServer : texts.text)(
            moments.dayAndClock(zone, draft.changedAt),
          )}
        </p>
        {draft.version !== version && <p>{texts.savedSince}</p>}
      </div>
      <div className="offer-acts">
        <Button small onClick={onRestore}>
          {texts.restore}
        </Button>
        <Button small look="line" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
        <Button small look="bad" onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      {isShown && <PostDifferences before={current()} after={draft.values} same="" />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.discardTitle}
        description={draft.isOnServer ? texts.discardOnServer : texts.discardText}
        cancelLabel={texts.keep}
        confirmLabel={texts.discard}
        look="delete"
        onConfirm={() => {
          setAsking(false)
          onDiscard()
        }}
      />
    </section>
  )
}
