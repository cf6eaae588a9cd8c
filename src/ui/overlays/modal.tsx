import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../display/class-names.ts'

interface ModalProps {
  onClose: () => void
  /** Names it for readers; or the id of its heading in `labelledBy`. */
  label?: string
  labelledBy?: string
  describedBy?: string
  side?: boolean
  className: string
  /** Other keys while it is open, e.g. arrows. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** What floats over a public page, in the browser's own dialog. Mount it to open it. */
export function Modal(props: ModalProps) {
  const { onClose, label, labelledBy, describedBy, side, className, onKey, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Closed before it is taken out of the page: this gives the focus back.
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classNames('modal', side && 'is-side', className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event)) onClose()
      }}
      onKeyDown={onKey}
    >
      {children}
    </dialog>
  )
}

/** The backdrop counts as part of its dialog. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
