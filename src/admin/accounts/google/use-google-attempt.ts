import { useEffect, useRef } from 'react'
import type { Attempt } from './google-sign-in.ts'

interface Outcome<T> {
  onDone: (result: T) => Promise<void>
  onFailed: (error: unknown) => void
  onClosed: () => void
}

/** One attempt at a time: a new one, another way in or leaving the page ends the one before. */
export function useGoogleAttempt<T>(visit: (attempt: Attempt) => Promise<T>) {
  const current = useRef<AbortController | null>(null)
  const stop = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])

  async function start({ onDone, onFailed, onClosed }: Outcome<T>) {
    stop()
    const attempt = new AbortController()
    current.current = attempt
    try {
      await onDone(await visit({ signal: attempt.signal, onClosed }))
    } catch (error) {
      if (!attempt.signal.aborted) onFailed(error)
    }
  }
  return { start, stop }
}
