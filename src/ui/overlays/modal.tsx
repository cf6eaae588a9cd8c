import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../display/class-names.ts'
import { keepFocusInside } from './keep-focus-inside.ts'
import { useScrollLock } from './scroll-lock.ts'

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

/** What floats over a public page: closes on Escape and outside clicks, holds focus, locks scroll. Mount it to open it. */
export function Modal(props: ModalProps) {
  const { onClose, label, labelledBy, describedBy, side, className, onKey, children } = props
  const frame = useRef<HTMLDivElement>(null)
  useScrollLock(true)
  useEffect(() => keepFocusInside(frame.current), [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') onClose()
    else onKey?.(event)
  })
  useEffect(() => {
    // on the document: focus may be nowhere, after what held it went away
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return createPortal(
    <div data-modal="">
      <div className="scrim" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the space around the dialog; Escape does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classNames('overlay', side && 'is-side')}
        onClick={(event) => {
          if (event.target === event.currentTarget) onClose()
        }}
      >
        <div
          ref={frame}
          role="dialog"
          aria-modal="true"
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          tabIndex={-1}
          className={className}
        >
          {children}
        </div>
      </div>
    </div>,
    document.body,
  )
}
