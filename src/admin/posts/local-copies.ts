import { createStore, del, get, set, values } from 'idb-keyval'
import type { PostValues } from './post-values.ts'

/** Words that are not saved yet, as the browser keeps them. Earlier programs wrote this shape, too. */
export interface LocalCopy {
  /** One per open editor: two tabs never write over each other. */
  key: string
  /** Null for a post that does not exist yet. */
  postId: number | null
  /** The version the writing began from. */
  version: number | null
  /** Of the create that may have been sent with these words; drafts of earlier programs have none. */
  createKey?: string
  /** Of the unfinished draft on the server that these words went on from. */
  draftVersion?: number | null
  values: PostValues
  changedAt: number
}

export interface DraftStore {
  keep(draft: LocalCopy): Promise<void>
  find(key: string): Promise<LocalCopy | undefined>
  listFor(postId: number | null): Promise<LocalCopy[]>
  remove(key: string): Promise<void>
}

export function createLocalCopyStore(): DraftStore {
  const store = createStore('dachshund-diary', 'drafts')
  return {
    keep: (draft) => set(draft.key, draft, store),
    find: (key) => get<LocalCopy>(key, store),
    remove: (key) => del(key, store),
    async listFor(postId) {
      const drafts = await values<LocalCopy>(store)
      return drafts.filter((draft) => draft.postId === postId)
    },
  }
}

/**
 * A lock is held as long as its tab lives, however the tab ends: so a draft whose lock is free
 * belongs to nobody. Browsers give locks to https and localhost only; elsewhere every draft counts as free.
 */
const lockOf = (key: string) => `diary-draft:${key}`

/** Holds the draft's lock until the signal fires. */
export function lockCopy(key: string, signal: AbortSignal) {
  if (!navigator.locks || signal.aborted) return
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  navigator.locks.request(lockOf(key), () => released).catch(() => {})
}

/** Tells which drafts a living editor holds at this moment. */
export async function findLockedCopies(): Promise<(key: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return (key) => names.has(lockOf(key))
}
