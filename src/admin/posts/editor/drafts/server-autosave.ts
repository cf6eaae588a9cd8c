import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import type { Draft } from '#shared/contract/history.admin.ts'
import type { PostValues } from '../post-values.ts'
import { createDraftSender, type DraftPlace, type Words } from './draft-sender.ts'

/** Writing is let finish first. */
export const AUTOSAVE_PAUSE_MS = 2000
const RETRY_MS = 15_000

export type ServerState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'unreachable'; isSignedOut: boolean }
  /** Another window wrote into the same draft: nothing more is sent until the owner has chosen. */
  | { kind: 'conflict'; theirs: Draft }

interface Parts {
  api: ApiClient
  /** Of the draft that the editor opened with. */
  version: number | null
  onState: (state: ServerState) => void
  pauseMs?: number
}

/** Keeps what is typed on the server as an unfinished draft: after a pause, one after another, over no words but its own. */
export function createServerAutosave({
  api,
  onState,
  pauseMs = AUTOSAVE_PAUSE_MS,
  ...start
}: Parts) {
  const sender = createDraftSender(api, start.version)
  let waiting: Words | null = null
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()

  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work, work)
    return queue
  }

  function hold(words: Words, theirs: Draft) {
    isHeld = true
    waiting ??= words
    onState({ kind: 'conflict', theirs })
  }

  async function attempt(keepalive: boolean) {
    const words = waiting
    if (!words || isHeld) return
    waiting = null
    try {
      const kept = await sender.keep(words, keepalive)
      if ('theirs' in kept) hold(words, kept.theirs)
      else if (!waiting) onState({ kind: 'saved', at: kept.at })
    } catch (error) {
      waiting ??= words
      const status = error instanceof ApiError ? error.status : 0
      onState({ kind: 'unreachable', isSignedOut: status === 401 })
      if (status === 0 || status >= 500) timer = setTimeout(() => void flush(), RETRY_MS)
    }
  }

  function flush(keepalive = false) {
    clearTimeout(timer)
    return waiting && !isHeld ? enqueue(() => attempt(keepalive)) : queue
  }

  return {
    version: sender.version,

    change(values: PostValues, place: DraftPlace) {
      waiting = { values, ...place }
      if (isHeld) return
      onState({ kind: 'saving' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },

    /** Now, because the page may be going away or the line is back. */
    flush,

    /** Before a save: nothing more is sent, and the number of what was sent is known. */
    async settle(): Promise<number | null> {
      clearTimeout(timer)
      waiting = null
      await queue
      return sender.version()
    },

    /** Goes on with the draft of this number; null for none yet. */
    adopt(next: number | null) {
      sender.adopt(next)
      isHeld = false
      waiting = null
      clearTimeout(timer)
      onState({ kind: 'idle' })
    },

    /** The words are the saved ones again, or nobody wants them. */
    forget() {
      clearTimeout(timer)
      waiting = null
      if (!isHeld) onState({ kind: 'idle' })
      return enqueue(async () => {
        if (!isHeld) await sender.remove()
      })
    },
  }
}

export type ServerAutosave = ReturnType<typeof createServerAutosave>
