import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface FormActsProps {
  cancelLabel: string
  onCancel: () => void
  busy: boolean
  disabled?: boolean
  /** What the submit button says. */
  children: ReactNode
}

/** The foot of a form in a dialog. */
export function FormActs({ cancelLabel, onCancel, busy, disabled, children }: FormActsProps) {
  return (
    <div className="acts">
      <Button look="line" small disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" small busy={busy} disabled={disabled}>
        {children}
      </Button>
    </div>
  )
}
