import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { X } from '#ui/icons/x.ts'
import { Modal } from '#ui/overlays/modal.tsx'

interface DialogContentProps {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  wide?: boolean
  className?: string
  children?: ReactNode
}

interface DialogProps extends DialogContentProps {
  /** Left out by parents that mount the dialog only while it is open. */
  open?: boolean
  onClose: () => void
}

/** Rendered into the body, because a form in the dialog must not be nested in the form that opened it. */
export function Dialog({ open = true, ...props }: DialogProps) {
  const id = useId()
  if (!open) return null
  const { onClose, title, description, closeLabel, wide, className, children } = props
  return createPortal(
    <Modal
      className={classNames('dialog', wide && 'is-wide', className)}
      labelledBy={id}
      describedBy={description ? `${id}text` : undefined}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {description && (
        <p className="muted" id={`${id}text`}>
          {description}
        </p>
      )}
      {children}
      <IconButton label={closeLabel} className="close" onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </Modal>,
    document.body,
  )
}

interface TriggeredDialogProps extends DialogContentProps {
  /** The button that opens the dialog and gets the focus back afterwards. */
  trigger: ReactElement<{
    onClick?: (event: MouseEvent) => void
    'aria-haspopup'?: 'dialog'
    'aria-expanded'?: boolean
  }>
}

export function TriggeredDialog({ trigger, ...content }: TriggeredDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger, {
        onClick: () => setOpen(true),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      <Dialog {...content} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
