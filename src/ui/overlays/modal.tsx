import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../display/class-names.ts'
import { redrawToast } from './toast.ts'

interface ModalProps {
  onClose: () => void
  /** Accessible name; `labelledBy` is the alternative when the dialog has a heading. */
  label?: string
  labelledBy?: string
  describedBy?: string
  /** Slides in from the right edge; the inner frame clips the animation. */
  side?: boolean
  /** An alert dialog asks for an answer, so a click on its backdrop does not close it. */
  role?: 'alertdialog'
  className: string
  onKey?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A native `<dialog>` that opens when it is mounted. */
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
    redrawToast()
    return () => {
      // The browser returns the focus only if the dialog is closed before it leaves the page.
      current?.close()
      redrawToast()
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
        // `cancel` bubbles from nested dialogs and file inputs, which must not close this dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // Selecting text from inside to outside ends in a click on the backdrop, which must not close
      // the dialog.
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

/** A click on the backdrop has the dialog as its target, so the coordinates decide. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
