import { useEffect, useRef } from 'react'
import { contactTexts } from '#texts/site/messages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Paw } from '#ui/dog/paw.tsx'

export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the form, and the page is shorter: the letter's top comes along.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="sent" ref={panel} tabIndex={-1} role="status">
      <p className="lead">{contactTexts.sent}</p>
      <div className="trail" aria-hidden="true">
        <Paw />
        <Paw />
        <Paw />
        <Paw />
        <Paw />
        <Paw />
      </div>
      <Button look="line" onClick={onAnother}>
        {contactTexts.sendAnother}
      </Button>
    </div>
  )
}
