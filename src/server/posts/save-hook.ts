import type { LetterKind } from '#shared/contract/letters.admin.ts'
import type { Db } from '../platform/database/database.ts'
import type { PostRow } from './post-row.ts'

/** Requests that come with a save and are fulfilled together with it or not at all. */
export interface SaveWish {
  letter?: LetterKind | undefined
}

export interface PostSave {
  /** Null for a new post. */
  before: PostRow | null
  /** Null once the row is removed. */
  after: PostRow | null
  wish?: SaveWish | undefined
}

/**
 * Runs after each write of a post's row, in its transaction: an error undoes the write. It may use
 * `tx` alone, because the embedded store has one connection.
 */
export type WithinSave = (tx: Db, save: PostSave) => Promise<void>

/** Later wings add what has to change together with a post. */
export function createSaveHook() {
  const listeners: WithinSave[] = []
  return {
    onSave: (listener: WithinSave) => void listeners.push(listener),
    async withinSave(tx: Db, save: PostSave) {
      for (const listener of listeners) await listener(tx, save)
    },
  }
}
