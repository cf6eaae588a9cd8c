import { useEffect, useState } from 'react'
import { letterLimits } from '#shared/limits.ts'

/** The browser's clock may be wrong: never more than there can be. */
const secondsUntil = (instant: string) =>
  Math.min(
    letterLimits.stopSeconds,
    Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000)),
  )

/** Counts down to an instant, second by second. */
export function useSecondsLeft(instant: string | null): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!instant) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [instant])
  return instant ? secondsUntil(instant) : 0
}
