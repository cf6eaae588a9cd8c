import {
  createStore,
  delMany,
  entries,
  get,
  getMany,
  keys,
  setMany,
  type UseStore,
} from 'idb-keyval'
import { findLockedRecords } from './record-locks.ts'
import type { LocalCopy, RecordKind, RecordKinds } from './records.ts'

export type StorageProblem = 'full' | 'refused'

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'

const keyOf = (kind: RecordKind, id: string) => `${kind}:${id}`

function openStore(database: string, name: string): UseStore {
  const opened = createStore(database, name)
  // Opening throws where storage is forbidden; an async function turns that into a rejection.
  return async (...args) => opened(...args)
}

/** Reads and changes one record in a single transaction, so that no other page writes in between. */
function updateIn<Kept>(
  store: UseStore,
  key: string,
  work: (record: Kept | undefined, objects: IDBObjectStore) => void,
) {
  return store(
    'readwrite',
    (objects) =>
      new Promise<void>((resolve, reject) => {
        const reading = objects.get(key)
        reading.onsuccess = () => {
          try {
            work(reading.result, objects)
          } catch (error) {
            objects.transaction.abort()
            reject(error)
          }
        }
        objects.transaction.oncomplete = () => resolve()
        objects.transaction.onabort = () => reject(objects.transaction.error)
      }),
  )
}

/** Stores unsaved work in IndexedDB; if the browser refuses, in the memory of this page. */
export function createRepository() {
  const store = openStore('dachshund-moments', 'moments')
  const oldCopies = openStore('dachshund-diary', 'drafts')
  /** By the key of a record, all that could not be stored of it: the record and its files. */
  const unstored = new Map<string, Map<string, unknown>>()

  const findUnstored = (key: string) =>
    [...unstored.values()].find((records) => records.has(key))?.get(key)

  async function find<K extends RecordKind>(
    kind: K,
    id: string,
  ): Promise<RecordKinds[K] | undefined> {
    const key = keyOf(kind, id)
    const record = findUnstored(key) ?? (await get(key, store).catch(() => undefined))
    return record as RecordKinds[K] | undefined
  }

  async function list<K extends RecordKind>(kind: K): Promise<RecordKinds[K][]> {
    const isOfKind = (key: string) => key.startsWith(keyOf(kind, ''))
    const stored = await keys<string>(store)
      .then((all) => all.filter((key) => isOfKind(key) && findUnstored(key) === undefined))
      .then((found) => getMany<RecordKinds[K]>(found, store))
      .catch(() => [])
    const others = [...unstored.values()]
      .flatMap((records) => [...records])
      .flatMap(([key, record]) => (isOfKind(key) ? [record as RecordKinds[K]] : []))
    return [...stored, ...others].filter((record): record is RecordKinds[K] => record !== undefined)
  }

  /**
   * Stores a record and its new files in one transaction, with those that could not be stored before.
   * Returns null on success; otherwise they last only as long as this page.
   */
  async function save<K extends RecordKind>(
    kind: K,
    id: string,
    record: RecordKinds[K],
    files: readonly (readonly [id: string, file: Blob])[] = [],
  ): Promise<StorageProblem | null> {
    const key = keyOf(kind, id)
    const records = new Map<string, unknown>([
      ...(unstored.get(key) ?? []),
      [key, record],
      ...files.map(([fileId, file]) => [keyOf('photo', fileId), file] as const),
    ])
    try {
      await setMany([...records], store)
      unstored.delete(key)
      return null
    } catch (error) {
      unstored.set(key, records)
      return problemOf(error)
    }
  }

  async function remove(kind: RecordKind, ids: readonly string[]) {
    const removed = ids.map((id) => keyOf(kind, id))
    for (const key of removed) {
      unstored.delete(key)
      for (const records of unstored.values()) records.delete(key)
    }
    await delMany(removed, store).catch(() => {})
  }

  /** Changes a record as it is stored now; null from `change`, or no record, changes nothing and returns null. */
  async function update<K extends RecordKind>(
    kind: K,
    id: string,
    change: (record: RecordKinds[K]) => RecordKinds[K] | null,
  ): Promise<RecordKinds[K] | null> {
    const key = keyOf(kind, id)
    const here = findUnstored(key) as RecordKinds[K] | undefined
    let next = here === undefined ? null : change(here)
    if (here !== undefined) {
      if (next) await save(kind, id, next)
      return next
    }
    await updateIn<RecordKinds[K]>(store, key, (record, objects) => {
      next = record === undefined ? null : change(record)
      if (next) objects.put(next, key)
    }).catch(() => next && unstored.set(key, new Map([[key, next]])))
    return next
  }

  /** Tabs of earlier releases go on writing to their own database, so each start empties it again. */
  async function moveOldCopies() {
    const isLocked = await findLockedRecords()
    const found = await entries<string, LocalCopy>(oldCopies).catch(() => [])
    for (const [key, copy] of found.filter(([key]) => !isLocked(key))) {
      const moved = await find('copy', key)
      if (!moved || moved.changedAt < copy.changedAt) await save('copy', key, copy)
      const stored = await get<LocalCopy>(keyOf('copy', key), store).catch(() => undefined)
      if (!stored || stored.changedAt < copy.changedAt) continue
      await updateIn<LocalCopy>(oldCopies, key, (old, objects) => {
        if (old?.changedAt === copy.changedAt) objects.delete(key)
      }).catch(() => {})
    }
  }

  return {
    find,
    list,
    save,
    remove,
    update,
    moveOldCopies,

    async listCopies(postId: number | null): Promise<LocalCopy[]> {
      await moveOldCopies()
      return (await list('copy')).filter((copy) => copy.postId === postId)
    },

    /** Returns whether pending posts are lost with this page. */
    isOnlyHere: () => [...unstored.keys()].some((key) => key.startsWith(keyOf('moment', ''))),

    /** Tests the storage before the owner types anything. */
    async findProblem(roomBytes: number): Promise<StorageProblem | null> {
      try {
        await setMany([['probe', new Blob(['woof'])]], store)
        await delMany(['probe'], store)
      } catch (error) {
        return problemOf(error)
      }
      return (await getFreeBytes()) < roomBytes ? 'full' : null
    },
  }
}

/** Infinite if the browser does not tell its quota. */
export async function getFreeBytes(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate().catch(() => null)) ?? {}
  return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage
}

export type Repository = ReturnType<typeof createRepository>

export const repository = createRepository()
