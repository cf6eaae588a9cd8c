import { useEffect, useRef } from 'react'

/** Ctrl+S or ⌘S saves and stays. */
export function useSaveShortcut(save: () => void) {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
