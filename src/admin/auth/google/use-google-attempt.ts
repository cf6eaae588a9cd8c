import { useEffect, useRef } from 'react'
import { type GoogleSignIn, signInWithGoogle } from './google-sign-in.ts'

interface Outcome {
  onDone: (signIn: GoogleSignIn) => Promise<void>
  onFailed: (error: unknown) => void
  onClosed: () => void
}

/** One attempt at a time: a new one, another way in or leaving the page ends the one before. */
export function useGoogleAttempt() {
  const current = useRef<AbortController | null>(null)
  const stop = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])

  async function start({ onDone, onFailed, onClosed }: Outcome) {
    stop()
    const attempt = new AbortController()
    current.current = attempt
    try {
      await onDone(await signInWithGoogle({ signal: attempt.signal, onClosed }))
    } catch (error) {
      if (!attempt.signal.aborted) onFailed(error)
    }
  }
  return { start, stop }
}
