import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { TakeOver } from '#ui/take-over.ts'
import { putBackTyped, tellTyped } from '../typed-early.ts'
import { repeatEarlyClick } from './early-clicks.ts'

interface AwakeProps {
  host: RefObject<HTMLElement | null>
  takeOver: TakeOver
}

/** Stands at the end of a part and marks it once everything before it can be used. */
export function Awake({ host, takeOver }: AwakeProps) {
  useLayoutEffect(() => {
    if (host.current) putBackTyped(host.current)
  }, [host])
  useEffect(() => {
    takeOver.isUnderWay = false
    if (!host.current) return
    host.current.dataset.awake = ''
    tellTyped(host.current)
    repeatEarlyClick(host.current)
  }, [host, takeOver])
  return null
}
