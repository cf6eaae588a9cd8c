import { createStore, del, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import type { ClipChoice } from '../photos/clip-plan.ts'
import type { PostValues } from '../posts/post-values.ts'

export interface MomentPhoto {
  id: string
  name: string
  size: number
  /** URL and time of the upload; a clip has its poster as `url` and its film as `clip`. */
  sent: { url: string; at: number; clip?: string } | null
  clip?: MomentClip
}

export interface MomentClip {
  /** Seconds of the original film, before trimming. */
  length: number
  choice: ClipChoice | null
  isSilent?: boolean
}

/** Keys of the stored files: original, picture and converted clip. A photo has one file for all three. */
export const fileKeysOf = ({ id, clip }: MomentPhoto) => ({
  original: id,
  poster: clip ? `${id}-poster` : id,
  made: clip ? `${id}-made` : id,
})

/** Quick post in IndexedDB; `public/admin/worker.js` reads its fields by these names. */
export interface Moment {
  /** Also the idempotency key of the create: repeated sending makes one post. */
  key: string
  /** `held` waits for the owner, who stopped it or started another moment. */
  stage: 'writing' | 'waiting' | 'held'
  title: string
  words: string
  category: string
  /** Null takes the day of `at`. */
  day: string | null
  photos: readonly MomentPhoto[]
  isDraft: boolean
  at: number
  zone: string
  /** Error message of the server, until the moment is edited or retried. */
  refusal: string | null
  /** Post for the worker, with `photo:<id>` for URLs still unknown. Null if only a page can send it. */
  request: PostValues | null
  /** Values of a create without an answer: the server may have saved them. */
  unanswered: PostValues | null
}

/** Written by `public/admin/worker.js`, which opens the same store. */
export interface SharedContent {
  id: string
  photos: readonly File[]
  /** Includes photos over the limits, which are missing in `photos`. */
  count: number
  words: string
}

export type StorageProblem = 'full' | 'refused'

const momentKey = (key: string) => `moment:${key}`
const photoKey = (id: string) => `photo:${id}`
const SHARE = 'share:'

const troubleOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'

/** Stores moments and photos in IndexedDB; if the browser refuses, in the memory of this page. */
export function createMomentStore() {
  const opened = createStore('dachshund-moments', 'moments')
  // Opening throws where storage is forbidden; an async function turns that into a rejection.
  const store: UseStore = async (...args) => opened(...args)
  const onlyHere = new Map<string, Moment>()
  const files = new Map<string, Blob>()

  async function listKeys(prefix: string): Promise<string[]> {
    const all = await keys<string>(store)
    return all.filter((key) => key.startsWith(prefix))
  }

  return {
    async list(): Promise<Moment[]> {
      const stored = await listKeys('moment:')
        .then((found) => getMany<Moment>(found, store))
        .catch(() => [])
      const others = stored.flatMap((moment) =>
        moment && !onlyHere.has(moment.key) ? [moment] : [],
      )
      return [...others, ...onlyHere.values()].sort((a, b) => a.at - b.at)
    },

    find: async (key: string): Promise<Moment | undefined> =>
      onlyHere.get(key) ?? (await get<Moment>(momentKey(key), store).catch(() => undefined)),

    /** Stores all in one transaction. Returns null on success; otherwise the data lasts only as long as this page. */
    async save(moment: Moment, more: readonly [id: string, file: Blob][] = []) {
      for (const [id, file] of more) files.set(id, file)
      // A moment that could not be stored before is written again with all its photos.
      const ids = onlyHere.has(moment.key)
        ? moment.photos.map(({ id }) => id)
        : more.map(([id]) => id)
      const photos = ids.map((id): [string, unknown] => [photoKey(id), files.get(id)])
      try {
        await setMany([[momentKey(moment.key), moment], ...photos], store)
        onlyHere.delete(moment.key)
        return null
      } catch (error) {
        onlyHere.set(moment.key, moment)
        return troubleOf(error)
      }
    },

    photo: async (id: string): Promise<Blob | undefined> =>
      files.get(id) ?? (await get<Blob>(photoKey(id), store).catch(() => undefined)),

    async saveFiles(more: readonly [id: string, file: Blob][]) {
      for (const [id, file] of more) files.set(id, file)
      await setMany(
        more.map(([id, file]) => [photoKey(id), file]),
        store,
      ).catch(() => {})
    },

    async removeFiles(ids: readonly string[]) {
      for (const id of ids) files.delete(id)
      await delMany(ids.map(photoKey), store).catch(() => {})
    },

    removePhotos(photos: readonly MomentPhoto[]) {
      return this.removeFiles(photos.flatMap((photo) => Object.values(fileKeysOf(photo))))
    },

    async remove({ key, photos }: Moment) {
      onlyHere.delete(key)
      await del(momentKey(key), store).catch(() => {})
      await this.removePhotos(photos)
    },

    isOnlyHere: () => onlyHere.size > 0,

    listShares: async (): Promise<SharedContent[]> =>
      listKeys(SHARE)
        .then((found) => getMany<SharedContent>(found, store))
        .then((shares) => shares.filter((share) => share !== undefined))
        .catch(() => []),
    removeShare: (id: string) => del(`${SHARE}${id}`, store).catch(() => {}),

    /** Tests the storage before the owner types anything. */
    async findTrouble(roomBytes: number): Promise<StorageProblem | null> {
      try {
        await setMany([['probe', new Blob(['woof'])]], store)
        await del('probe', store)
      } catch (error) {
        return troubleOf(error)
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

export type MomentStore = ReturnType<typeof createMomentStore>

export const momentStore = createMomentStore()
