import { createStore, del, get, set, values } from 'idb-keyval'
import type { PostValues } from '../post-values.ts'

/** Words that are not saved yet, as the browser keeps them. */
export interface Draft {
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
  keep(draft: Draft): Promise<void>
  find(key: string): Promise<Draft | undefined>
  listFor(postId: number | null): Promise<Draft[]>
  remove(key: string): Promise<void>
}

const newestFirst = (a: Draft, b: Draft) => b.changedAt - a.changedAt

function indexedDbStore(): DraftStore {
  const store = createStore('dachshund-diary', 'drafts')
  return {
    keep: (draft) => set(draft.key, draft, store),
    find: (key) => get<Draft>(key, store),
    remove: (key) => del(key, store),
    async listFor(postId) {
      const drafts = await values<Draft>(store)
      return drafts.filter((draft) => draft.postId === postId).sort(newestFirst)
    },
  }
}

const PREFIX = 'draft:'

/** For browsers that keep no IndexedDB, as some do in private windows. */
function localStorageStore(): DraftStore {
  const read = (name: string): Draft | undefined => {
    const text = localStorage.getItem(name)
    return text ? (JSON.parse(text) as Draft) : undefined
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
