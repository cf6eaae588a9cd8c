import { createStore, del, get, set, values } from 'idb-keyval'
import type { PostValues } from './post-values.ts'

/** Unsaved post in IndexedDB. Earlier releases stored this shape, so its fields cannot be renamed. */
export interface LocalCopy {
  /** Each open editor has its own key, so two tabs never overwrite each other's copy. */
  key: string
  postId: number | null
  /** Version of the stored post that these values are based on. */
  version: number | null
  /** Idempotency key of a create that may have been sent; copies of earlier releases have none. */
  createKey?: string
  /** Version of the autosave that these values continue. */
  draftVersion?: number | null
  values: PostValues
  changedAt: number
}

export interface LocalCopyStore {
  save(draft: LocalCopy): Promise<void>
  find(key: string): Promise<LocalCopy | undefined>
  listFor(postId: number | null): Promise<LocalCopy[]>
  remove(key: string): Promise<void>
}

export function createLocalCopyStore(): LocalCopyStore {
  const store = createStore('dachshund-diary', 'drafts')
  return {
    save: (draft) => set(draft.key, draft, store),
    find: (key) => get<LocalCopy>(key, store),
    remove: (key) => del(key, store),
    async listFor(postId) {
      const drafts = await values<LocalCopy>(store)
      return drafts.filter((draft) => draft.postId === postId)
    },
  }
}

/**
 * The browser releases a lock however its tab ends, so a copy whose lock is free belongs to no open editor.
 * Browsers offer locks on https and localhost only; elsewhere every copy counts as free.
 */
const lockOf = (key: string) => `diary-draft:${key}`

export function lockCopy(key: string, signal: AbortSignal) {
  if (!navigator.locks || signal.aborted) return
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  navigator.locks.request(lockOf(key), () => released).catch(() => {})
}

/** Returns a check whether an open editor has locked the copy of a key at this moment. */
export async function findLockedCopies(): Promise<(key: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(lockOf(key))
}
