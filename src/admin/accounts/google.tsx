import { useEffect, useId, useRef } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { reauthenticateByGoogle } from '#shared/contract/accounts.admin.ts'
import { finishGoogleSignIn, GOOGLE_CHANNEL } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { type GoogleTrouble, googleTroubles } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { api } from '../app/api.ts'
import { useSignInMethods } from './session.ts'

interface GoogleButtonProps {
  label: string
  busy: boolean
  disabled: boolean
  variant?: 'solid' | 'line'
  onClick: () => void
}

/** The note names a practice provider, so that nobody mistakes it for the real Google. */
export function GoogleButton({
  label,
  busy,
  disabled,
  variant = 'line',
  onClick,
}: GoogleButtonProps) {
  const isPractice = useSignInMethods()?.google === 'practice'
  const noteId = useId()
  return (
    <div className="sign-in-google">
      <Button
        variant={variant}
        wide
        busy={busy}
        disabled={disabled}
        onClick={onClick}
        aria-describedby={isPractice ? noteId : undefined}
      >
        {!busy && <GoogleLogo />}
        {label}
      </Button>
      {isPractice && (
        <p className="sign-in-practice" id={noteId}>
          {loginTexts.practice}
        </p>
      )}
    </div>
  )
}

/** Google's branding guidelines require the logo's original colours. */
function GoogleLogo() {
  return (
    <svg className="google-logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.100 10.100 0 0 1-4.400 6.600v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.100z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.900 0 10.900-2 14.500-5.400l-7.100-5.500a13.200 13.200 0 0 1-19.600-6.900H4.500v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.800 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.500a22 22 0 0 0 0 19.800z"
      />
      <path
        fill="#ea4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A21.100 21.100 0 0 0 24 2 22 22 0 0 0 4.500 14.100l7.300 5.700A13.100 13.100 0 0 1 24 10.800z"
      />
    </svg>
  )
}

interface AttemptHandlers<T> {
  onDone: (result: T) => Promise<void>
  onFailed: (error: unknown) => void
  onClosed: () => void
}

/** Runs one attempt at a time: a new attempt, another sign-in method or unmounting aborts it. */
export function useGooglePopup<T>(visit: (attempt: Attempt) => Promise<T>) {
  const current = useRef<AbortController | null>(null)
  const stop = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])

  async function start({ onDone, onFailed, onClosed }: AttemptHandlers<T>) {
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

const TICK_MS = 500
const ASK_EVERY_MS = 3000
const MAX_WAIT_MS = 10 * 60_000
/**
 * Failed polls before the user is told that the popup seems closed or the server is unreachable.
 */
const IN_VAIN = 3

export type GoogleSignInResult = NonNullable<Answer<typeof finishGoogleSignIn>['signIn']>

export class GoogleSignInError extends Error {
  readonly trouble: GoogleTrouble
  constructor(trouble: GoogleTrouble) {
    super(googleTroubles[trouble])
    this.trouble = trouble
  }
}

interface Attempt {
  signal: AbortSignal
  /** The popup seems closed. This can be wrong: a later success still ends the attempt well. */
  onClosed: () => void
}

type Outcome = Pick<Answer<typeof finishGoogleSignIn>, 'status' | 'reason'>
type AskOutcome<O> = (flow: string, signal: AbortSignal) => Promise<O>

export async function signInWithGoogle(attempt: Attempt): Promise<GoogleSignInResult> {
  const { signIn } = await visitGoogle(attempt, (flow, signal) =>
    api(finishGoogleSignIn, { body: { flow }, signal }),
  )
  if (!signIn) throw new GoogleSignInError('failed')
  return signIn
}

export async function reauthenticateWithGoogle(attempt: Attempt): Promise<void> {
  await visitGoogle(attempt, (flow, signal) =>
    api(reauthenticateByGoogle, { body: { flow }, signal }),
  )
}

/** Must be called directly in a click handler, or the browser blocks the popup. */
async function visitGoogle<O extends Outcome>(
  { signal, onClosed }: Attempt,
  askOutcome: AskOutcome<O>,
): Promise<O> {
  const flow = newFlow()
  const popup = window.open(
    `/api/auth/google/start?flow=${flow}`,
    flow,
    'popup,width=500,height=700',
  )
  if (!popup) throw new GoogleSignInError('blocked')
  const messages = listenToPopup(signal)
  let closedInVain = 0
  let unreachable = 0
  let askAgainAt = Date.now() + ASK_EVERY_MS
  const giveUpAt = Date.now() + MAX_WAIT_MS
  try {
    while (Date.now() < giveUpAt) {
      const hasMessage = await messages.waitForMessage(TICK_MS)
      signal.throwIfAborted()
      // Cross-origin isolation makes an open popup read as closed, so only the server knows.
      const seemsClosed = popup.closed && closedInVain < IN_VAIN
      if (!hasMessage && !seemsClosed && Date.now() < askAgainAt) continue
      askAgainAt = Date.now() + ASK_EVERY_MS
      const outcome = await ask(askOutcome, flow, signal)
      if (outcome === 'unreachable') {
        unreachable += 1
        if (unreachable >= IN_VAIN) throw new GoogleSignInError('offline')
        continue
      }
      unreachable = 0
      if (outcome.status === 'done') return outcome
      if (outcome.status === 'failed') throw new GoogleSignInError(troubleOf(outcome.reason))
      if (popup.closed) {
        closedInVain += 1
        if (closedInVain === IN_VAIN) onClosed()
      }
    }
    throw new GoogleSignInError('expired')
  } finally {
    messages.end()
  }
}

async function ask<O>(askOutcome: AskOutcome<O>, flow: string, signal: AbortSignal) {
  try {
    return await askOutcome(flow, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.status < 500) throw new GoogleSignInError('failed')
    return 'unreachable' as const
  }
}

const troubleOf = (reason: string | null): GoogleTrouble =>
  reason && Object.hasOwn(googleTroubles, reason) ? (reason as GoogleTrouble) : 'failed'

function newFlow(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Waits for the popup's message; the wait also ends with its timeout or when the attempt is
 * aborted.
 */
function listenToPopup(signal: AbortSignal) {
  const channel = new BroadcastChannel(GOOGLE_CHANNEL)
  let endWait: (hasMessage: boolean) => void = () => {}
  let hasMessage = false
  channel.onmessage = () => {
    hasMessage = true
    endWait(true)
  }
  const stop = () => endWait(false)
  signal.addEventListener('abort', stop)
  return {
    async waitForMessage(ms: number): Promise<boolean> {
      const timer = setTimeout(() => endWait(false), ms)
      const isHeard =
        hasMessage ||
        (await new Promise<boolean>((resolve) => {
          endWait = resolve
        }))
      clearTimeout(timer)
      hasMessage = false
      return isHeard
    },
    end() {
      signal.removeEventListener('abort', stop)
      channel.close()
    },
  }
}
