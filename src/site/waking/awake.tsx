import { type RefObject, useEffect } from 'react'
import { repeatEarlyClick } from './early-clicks.ts'

/** Stands at the end of a part and marks it once everything before it can be used. */
export function Awake({ host }: { host: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!host.current) return
    host.current.dataset.awake = ''
    repeatEarlyClick(host.current)
  }, [host])
  return null
}
