import { useState } from 'react'
import type { Letter } from '#shared/contract/letters.admin.ts'
import { stopLetterTexts as texts } from '#texts/admin/letters.ts'
import { ConfirmDialog } from '../../../parts/confirm.tsx'
import { useChangeLetter } from './use-change-letter.ts'

/** The only change that cannot be made good again. */
export function StopLetter({ letter }: { letter: Letter }) {
  const [isAsking, setAsking] = useState(false)
  const { stop } = useChangeLetter(letter)
  const close = () => setAsking(false)
  return (
    <>
      <button type="button" className="link-btn is-bad" onClick={() => setAsking(true)}>
        {texts.stop}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={texts.title}
        description={texts.text(letter.figures.waiting)}
        cancelLabel={texts.cancel}
        confirmLabel={stop.isPending ? texts.stopping : texts.stop}
        busy={stop.isPending}
        onConfirm={() => stop.mutate(undefined, { onSuccess: close })}
      />
    </>
  )
}
