import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { type Draft, getDraft, keepDraft, removeDraft } from '#shared/contract/drafts.ts'
import { type PostValues, sameWords, valuesOf } from '../post-values.ts'

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

/** Which draft the words belong to. */
export interface DraftPlace {
  key: string
  postVersion: number | null
}

interface Parts {
  api: ApiClient
  /** Of the draft that the editor opened with. */
  version: number | null
  onState: (state: ServerState) => void
  pauseMs?: number
}

interface Words extends DraftPlace {
  values: PostValues
}

/** Keeps what is typed on the server as an unfinished draft: after a pause, one after another, over no words but its own. */
export function createServerAutosave({
  api,
  onState,
  pauseMs = AUTOSAVE_PAUSE_MS,
  ...start
}: Parts) {
  let { version } = start
  let key: string | null = null
  let waiting: Words | null = null
  let lastSent: PostValues | null = null
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()

  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work, work)
    return queue
  }

  async function put({ values, postVersion }: Words, of: string, keepalive: boolean) {
    const body = { ...values, version, postVersion }
    lastSent = values
    const kept = await api(keepDraft, { params: { key: of }, body, keepalive })
    version = kept.version
    return kept.updatedAt
  }

  /** Answers when they were kept; null when another window's words are there. */
  async function keep(words: Words, keepalive: boolean): Promise<string | null> {
    const unanswered = lastSent
    try {
      return await put(words, words.key, keepalive)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
    }
    const { draft: theirs } = await api(getDraft, { params: { key: words.key } })
    const isOurs = [words.values, unanswered].some(
      (ours) => theirs && ours && sameWords(valuesOf(theirs), ours),
    )
    if (theirs && !isOurs) {
      isHeld = true
      onState({ kind: 'conflict', theirs })
      return null
    }
    version = theirs?.version ?? null
    return put(words, words.key, keepalive)
  }

  async function attempt(keepalive: boolean) {
    const words = waiting
    if (!words || isHeld) return
    waiting = null
    key = words.key
    try {
      const at = await keep(words, keepalive)
      if (at === null) waiting ??= words
      else if (!waiting) onState({ kind: 'saved', at })
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
    version: () => version,

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
      return version
    },

    /** Goes on with the draft of this number; null for none yet. */
    adopt(next: number | null) {
      version = next
      isHeld = false
      lastSent = null
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
        if (version === null || key === null || isHeld) return
        const gone = { params: { key }, query: { version } }
        version = null
        await api(removeDraft, gone).catch(() => {})
      })
    },
  }
}

export type ServerAutosave = ReturnType<typeof createServerAutosave>
