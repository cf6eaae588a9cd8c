import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { putBackTyped, tellTyped } from '../typed-early.ts'
import { repeatEarlyClick } from './early-clicks.ts'

/** Stands at the end of a part and marks it once everything before it can be used. */
export function Awake({ host }: { host: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (host.current) putBackTyped(host.current)
  }, [host])
  useEffect(() => {
    if (!host.current) return
    host.current.dataset.awake = ''
    tellTyped(host.current)
    repeatEarlyClick(host.current)
  }, [host])
  return null
}
