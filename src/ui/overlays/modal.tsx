import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../display/class-names.ts'
import { moveToast } from './toast.ts'

interface ModalProps {
  onClose: () => void
  /** Names it for readers; or the id of its heading in `labelledBy`. */
  label?: string
  labelledBy?: string
  describedBy?: string
  /** At the right edge: slides in, within a frame that clips it. */
  side?: boolean
  /** A question: a press beside it answers nothing. */
  role?: 'alertdialog'
  className: string
  /** Other keys while it is open, e.g. arrows. */
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** What floats over a page, in the browser's own dialog. Mount it to open it. */
export function Modal(props: ModalProps) {
  const { onClose, label, labelledBy, describedBy, side, role, className, onKey, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const { current } = dialog
    const { documentElement: root } = document
    if (!document.querySelector('dialog:modal')) {
      root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
    }
    current?.showModal()
    moveToast()
    return () => {
      // Closed before it is taken out of the page: this gives the focus back.
      current?.close()
      moveToast()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      role={role}
      className={side ? 'modal is-side' : classNames('modal', className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A dialog over it, and a choice of files, have one of their own.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Words that are selected from inside to outside must not close it.
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (!role && isPressedOutside.current && isOutside(event)) onClose()
      }}
      onKeyDown={onKey}
    >
      {side ? <div className={className}>{children}</div> : children}
    </dialog>
  )
}

/** The backdrop counts as part of its dialog. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
