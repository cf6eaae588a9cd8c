import { type ApiClient, ApiError } from '#shared/calls/api-client.ts'
import { type Draft, getDraft, keepDraft, removeDraft } from '#shared/contract/history.admin.ts'
import type { DraftStore, LocalDraft } from './local-drafts.ts'
import { type PostValues, sameWords, valuesOf } from './post-values.ts'

/** Well under a second, so that a crash costs a word at most. */
export const AUTOSAVE_EVERY_MS = 300

export type AutosaveState =
  | { kind: 'unchanged' }
  | { kind: 'waiting' }
  | { kind: 'stored'; at: number }
  | { kind: 'failed' }

/** What the words were written from. */
type DraftTarget = Pick<LocalDraft, 'postId' | 'version' | 'createKey' | 'draftVersion'>

interface LocalAutosaveOptions {
  store: DraftStore
  key: string
  onState: (state: AutosaveState) => void
  now?: () => number
}

/** Writes what is typed into the browser's store: at once, then at most every so often, one after another. */
export function createDraftAutosave({ store, key, onState, now = Date.now }: LocalAutosaveOptions) {
  let waiting: (DraftTarget & Pick<LocalDraft, 'values'>) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<void> = Promise.resolve()

  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work, work)
    return queue
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return queue
    const draft: LocalDraft = { key, changedAt: now(), ...waiting }
    waiting = null
    return enqueue(async () => {
      try {
        await store.keep(draft)
        if (!waiting) onState({ kind: 'stored', at: draft.changedAt })
      } catch {
        onState({ kind: 'failed' })
      }
    })
  }

  return {
    change(values: PostValues, { postId, version, createKey, draftVersion }: DraftTarget) {
      const isFirst = waiting === null && timer === undefined
      waiting = { values, postId, version, createKey, draftVersion }
      onState({ kind: 'waiting' })
      if (isFirst) {
        void write()
        // Until it fires, further changes wait for it.
        timer = setTimeout(() => void write(), AUTOSAVE_EVERY_MS)
      } else {
        timer ??= setTimeout(() => void write(), AUTOSAVE_EVERY_MS)
      }
    },
    /** Now, because the page may be going away. */
    flush: () => write(),
    /** The words are safe elsewhere, or are the saved ones again. */
    forget() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      onState({ kind: 'unchanged' })
      return enqueue(() => store.remove(key).catch(() => {}))
    },
  }
}

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

interface ServerAutosaveOptions {
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
}: ServerAutosaveOptions) {
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

/** Which draft the words belong to. */
export interface DraftPlace {
  key: string
  postVersion: number | null
}

interface Words extends DraftPlace {
  values: PostValues
}

/** Writes one draft on the server, over no words but its own. */
function createDraftSender(api: ApiClient, opened: number | null) {
  let version = opened
  let key: string | null = null
  let lastSent: PostValues | null = null

  async function put({ values, postVersion, key }: Words, keepalive: boolean) {
    const body = { ...values, version, postVersion }
    lastSent = values
    const kept = await api(keepDraft, { params: { key }, body, keepalive })
    version = kept.version
    return { at: kept.updatedAt }
  }

  return {
    version: () => version,

    /** Goes on with the draft of this number; null for none yet. */
    adopt(next: number | null) {
      version = next
      lastSent = null
    },

    /** Answers when they were kept, or the words of another window that are there. */
    async keep(words: Words, keepalive: boolean): Promise<{ at: string } | { theirs: Draft }> {
      key = words.key
      const unanswered = lastSent
      try {
        return await put(words, keepalive)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error
      }
      const { draft: theirs } = await api(getDraft, { params: { key: words.key } })
      const isOurs = [words.values, unanswered].some(
        (ours) => theirs && ours && sameWords(valuesOf(theirs), ours),
      )
      if (theirs && !isOurs) return { theirs }
      version = theirs?.version ?? null
      return put(words, keepalive)
    },

    async remove() {
      if (version === null || key === null) return
      const gone = { params: { key }, query: { version } }
      version = null
      await api(removeDraft, gone).catch(() => {})
    },
  }
}
