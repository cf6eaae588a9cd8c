import { ApiError } from '#shared/calls/api-client.ts'
import { confirmByGoogle } from '#shared/contract/accounts.admin.ts'
import { finishGoogleSignIn, GOOGLE_CHANNEL } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { type GoogleTrouble, googleTroubles } from '#texts/errors/accounts.ts'
import { api } from '../../app/api.ts'

const TICK_MS = 500
const ASK_EVERY_MS = 3000
const LONGEST_MS = 10 * 60_000
/** Asked this often in vain after the window seemed closed, or the network away, we say so. */
const IN_VAIN = 3

export type GoogleSignIn = NonNullable<Answer<typeof finishGoogleSignIn>['signIn']>

export class GoogleFailure extends Error {
  readonly trouble: GoogleTrouble
  constructor(trouble: GoogleTrouble) {
    super(googleTroubles[trouble])
    this.trouble = trouble
  }
}

export interface Attempt {
  signal: AbortSignal
  /** The window seems closed. It may be wrong: a late success still ends the attempt well. */
  onClosed: () => void
}

type Outcome = Pick<Answer<typeof finishGoogleSignIn>, 'status' | 'reason'>
type AskOutcome<O> = (flow: string, signal: AbortSignal) => Promise<O>

export async function signInWithGoogle(attempt: Attempt): Promise<GoogleSignIn> {
  const { signIn } = await visitGoogle(attempt, (flow, signal) =>
    api(finishGoogleSignIn, { body: { flow }, signal }),
  )
  if (!signIn) throw new GoogleFailure('failed')
  return signIn
}

/** For somebody who is signed in already: it only proves that it is still them. */
export async function confirmWithGoogle(attempt: Attempt): Promise<void> {
  await visitGoogle(attempt, (flow, signal) => api(confirmByGoogle, { body: { flow }, signal }))
}

/** Must be called from a click itself, or the browser blocks the window. */
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
  if (!popup) throw new GoogleFailure('blocked')
  const messages = listenToPopup(signal)
  let closedInVain = 0
  let unreachable = 0
  let askAgainAt = Date.now() + ASK_EVERY_MS
  const giveUpAt = Date.now() + LONGEST_MS
  try {
    while (Date.now() < giveUpAt) {
      const hasMessage = await messages.waitForMessage(TICK_MS)
      signal.throwIfAborted()
      // Isolation between sites makes an open window read as closed: only the server knows.
      const seemsClosed = popup.closed && closedInVain < IN_VAIN
      if (!hasMessage && !seemsClosed && Date.now() < askAgainAt) continue
      askAgainAt = Date.now() + ASK_EVERY_MS
      const outcome = await ask(askOutcome, flow, signal)
      if (outcome === 'unreachable') {
        unreachable += 1
        if (unreachable >= IN_VAIN) throw new GoogleFailure('offline')
        continue
      }
      unreachable = 0
      if (outcome.status === 'done') return outcome
      if (outcome.status === 'failed') throw new GoogleFailure(troubleOf(outcome.reason))
      if (popup.closed) {
        closedInVain += 1
        if (closedInVain === IN_VAIN) onClosed()
      }
    }
    throw new GoogleFailure('expired')
  } finally {
    messages.end()
  }
}

async function ask<O>(askOutcome: AskOutcome<O>, flow: string, signal: AbortSignal) {
  try {
    return await askOutcome(flow, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.status < 500) throw new GoogleFailure('failed')
    return 'unreachable' as const
  }
}

const troubleOf = (reason: string | null): GoogleTrouble =>
  reason && Object.hasOwn(googleTroubles, reason) ? (reason as GoogleTrouble) : 'failed'

function newFlow(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hears the popup; a wait ends with its message, with time, or when the attempt is given up. */
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
