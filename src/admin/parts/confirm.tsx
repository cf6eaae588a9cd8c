import { createContext, type ReactNode, use, useId, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/overlays/modal.tsx'

interface ConfirmDialogProps {
  /** Left out by those that are mounted to be opened. */
  open?: boolean
  onClose: () => void
  /** Where the button is an answer of its own; Escape then gives none. */
  onCancel?: () => void
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  /** The dialog stays open until the caller closes it, so that a failure can be seen. */
  onConfirm: () => void
  /** While it works it cannot be closed. */
  busy?: boolean
  look?: 'solid' | 'delete'
  children?: ReactNode
}

/** A question that only its buttons and Escape answer; most ask by `useConfirm`. */
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
      // The browser itself would close it at the second press.
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
        <Button variant={props.look ?? 'delete'} small busy={busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </div>
    </Modal>,
    document.body,
  )
}

interface Question {
  title: ReactNode
  text: ReactNode
  cancel: string
  confirm: string
  /** What the button says while it works. */
  busy?: string
  look?: 'solid' | 'delete'
  /** Between the text and the buttons. */
  children?: ReactNode
  /** Done before the dialog closes; when it fails, the dialog stays, so that trying again is one press away. */
  act: () => Promise<unknown>
  /** Once it is done and closed: a button that is gone with its row cannot have the focus back. */
  done?: () => void
}

const ConfirmContext = createContext<(question: Question) => void>(() => {})

/** Asks before something is done: `confirm({ title, text, cancel, confirm, act })`. */
export const useConfirm = () => use(ConfirmContext)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function act({ act: wanted, done }: Question) {
    setBusy(true)
    try {
      await wanted()
    } catch {
      // The mutation has said why.
      return setBusy(false)
    }
    // At once: nothing behind an open dialog takes the focus.
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
          look={question.look}
          busy={isBusy}
          onConfirm={() => act(question)}
        >
          {question.children}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  )
}
