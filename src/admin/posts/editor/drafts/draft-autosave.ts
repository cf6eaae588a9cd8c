import type { PostValues } from '../post-values.ts'
import type { Draft, DraftStore } from './draft-store.ts'

/** Well under a second, so that a crash costs a word at most. */
export const AUTOSAVE_EVERY_MS = 300

export type AutosaveState =
  | { kind: 'unchanged' }
  | { kind: 'waiting' }
  | { kind: 'stored'; at: number }
  | { kind: 'failed' }

/** What the words were written from. */
type DraftTarget = Pick<Draft, 'postId' | 'version' | 'createKey' | 'draftVersion'>

interface Parts {
  store: DraftStore
  key: string
  onState: (state: AutosaveState) => void
  now?: () => number
}

/** Writes what is typed into the browser's store: at once, then at most every so often, one after another. */
export function createDraftAutosave({ store, key, onState, now = Date.now }: Parts) {
  let waiting: (DraftTarget & Pick<Draft, 'values'>) | null = null
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
    const draft: Draft = { key, changedAt: now(), ...waiting }
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

export type DraftAutosave = ReturnType<typeof createDraftAutosave>
