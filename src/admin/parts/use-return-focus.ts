import { useRef } from 'react'

/**
 * A dialog opened by state has no trigger that Radix knows of, and would leave the focus nowhere.
 * Spread over its content: closing gives the focus back to where it was, if that still exists.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus() {
      const { activeElement } = document
      before.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      before.current?.focus()
    },
  }
}
