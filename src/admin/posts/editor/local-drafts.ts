import { createStore, del, get, set, values } from 'idb-keyval'
import type { PostValues } from './post-values.ts'

/** Words that are not saved yet, as the browser keeps them. */
export interface LocalDraft {
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
  keep(draft: LocalDraft): Promise<void>
  find(key: string): Promise<LocalDraft | undefined>
  listFor(postId: number | null): Promise<LocalDraft[]>
  remove(key: string): Promise<void>
}

const newestFirst = (a: LocalDraft, b: LocalDraft) => b.changedAt - a.changedAt

function indexedDbStore(): DraftStore {
  const store = createStore('dachshund-diary', 'drafts')
  return {
    keep: (draft) => set(draft.key, draft, store),
    find: (key) => get<LocalDraft>(key, store),
    remove: (key) => del(key, store),
    async listFor(postId) {
      const drafts = await values<LocalDraft>(store)
      return drafts.filter((draft) => draft.postId === postId).sort(newestFirst)
    },
  }
}

const PREFIX = 'draft:'

/** For browsers that keep no IndexedDB, as some do in private windows. */
function localStorageStore(): DraftStore {
  const read = (name: string): LocalDraft | undefined => {
    const text = localStorage.getItem(name)
    return text ? (JSON.parse(text) as LocalDraft) : undefined
  }
  return {
    keep: async (draft) => localStorage.setItem(PREFIX + draft.key, JSON.stringify(draft)),
    find: async (key) => read(PREFIX + key),
    remove: async (key) => localStorage.removeItem(PREFIX + key),
    listFor: async (postId) =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith(PREFIX))
        .flatMap((name) => read(name) ?? [])
        .filter((draft) => draft.postId === postId)
        .sort(newestFirst),
  }
}

/** The first that works is used; what one cannot do, the other tries. */
export function createDraftStore(): DraftStore {
  const first = indexedDbStore()
  const second = localStorageStore()
  const either = async <T>(work: (store: DraftStore) => Promise<T>): Promise<T> => {
    try {
      return await work(first)
    } catch {
      return work(second)
    }
  }
  return {
    keep: (draft) => either((store) => store.keep(draft)),
    find: (key) => either((store) => store.find(key)),
    remove: (key) => either((store) => store.remove(key)),
    listFor: (postId) => either((store) => store.listFor(postId)),
  }
}

/**
 * A lock is held as long as its tab lives, however the tab ends: so a draft whose lock is free
 * belongs to nobody. Browsers give locks to https and localhost only; elsewhere every draft counts as free.
 */
const nameOf = (key: string) => `diary-draft:${key}`

/** Holds the draft's lock until the signal fires. */
export function holdDraft(key: string, signal: AbortSignal) {
  if (!navigator.locks || signal.aborted) return
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  navigator.locks.request(nameOf(key), () => released).catch(() => {})
}

/** Resolves once no living tab holds the draft; never, while one does. */
export async function whenAbandoned(key: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return
  await navigator.locks.request(nameOf(key), { signal }, async () => {})
}
