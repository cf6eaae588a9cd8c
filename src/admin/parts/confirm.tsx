import { createContext, type ReactNode, use, useId, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/overlays/modal.tsx'

interface ConfirmDialogProps {
  /** Left out by parents that mount the dialog only while it is open. */
  open?: boolean
  onClose: () => void
  /** For a cancel button with an effect of its own; Escape still only calls `onClose`. */
  onCancel?: () => void
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  /** The caller closes the dialog, so that it can show a failure first. */
  onConfirm: () => void
  busy?: boolean
  variant?: 'solid' | 'delete'
  children?: ReactNode
  /** A further answer stands below the others, so that the dialog opens with its focus on Cancel. */
  more?: ReactNode
}

/** Closes only by its buttons and Escape; most callers use `useConfirm` instead. */
export function ConfirmDialog({ open = true, busy, onClose, ...props }: ConfirmDialogProps) {
  const id = useId()
  if (!open) return null
  return createPortal(
    <Modal
      role="alertdialog"
      className="dialog"
      labelledBy={id}
      describedBy={`${id}text`}
      onClose={() => !busy && onClose()}
      // Browsers force a dialog closed at the second Escape, even if its cancel event was
      // prevented.
      onKey={(event) => busy && event.key === 'Escape' && event.preventDefault()}
    >
      <h2 id={id}>{props.title}</h2>
      <p className="muted" id={`${id}text`}>
        {props.description}
      </p>
      {props.children}
      <div className="acts">
        <Button variant="line" small disabled={busy} onClick={props.onCancel ?? onClose}>
          {props.cancelLabel}
        </Button>
        <Button variant={props.variant ?? 'delete'} small busy={busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
      {props.more}
    </Modal>,
    document.body,
  )
}

interface Question {
  title: ReactNode
  text: ReactNode
  cancel: string
  confirm: string
  busy?: string
  variant?: 'solid' | 'delete'
  children?: ReactNode
  /** Runs before the dialog closes. If it rejects, the dialog stays open for another try. */
  act: () => Promise<unknown>
  /** Runs after the dialog has closed, to move the focus if the button that opened it is gone. */
  done?: () => void
}

const ConfirmContext = createContext<(question: Question) => void>(() => {})

/** Opens the confirm dialog: `confirm({ title, text, cancel, confirm, act })`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run({ act, done }: Question) {
    setBusy(true)
    try {
      await act()
    } catch {
      // The mutation itself has reported the failure.
      return setBusy(false)
    }
    // The dialog must be closed synchronously: nothing behind an open modal can take the focus in
    // `done`.
    flushSync(() => {
      setBusy(false)
      setQuestion(null)
    })
    done?.()
  }
  return (
    <ConfirmContext value={setQuestion}>
      {children}
      {question && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          title={question.title}
          description={question.text}
          cancelLabel={question.cancel}
          confirmLabel={(isBusy && question.busy) || question.confirm}
          variant={question.variant}
          busy={isBusy}
          onConfirm={() => run(question)}
        >
          {question.children}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  )
}
