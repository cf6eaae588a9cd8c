import { createStore, del, delMany, get, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import type { ClipChoice } from '../photos/clip-plan.ts'
import type { PostValues } from '../posts/post-values.ts'

export interface MomentPhoto {
  id: string
  name: string
  size: number
  /** Its address once it has arrived at the server, and when that was; of a clip also the clip's. */
  sent: { url: string; at: number; clip?: string } | null
  clip?: MomentClip
}

export interface MomentClip {
  /** In seconds, as it was filmed. */
  length: number
  choice: ClipChoice | null
  /** Its sound could not be kept. */
  isSilent?: boolean
}

/** What the phone keeps of it: the file as it came, a picture of it, and the clip as it will be sent. */
export const filesOf = ({ id, clip }: MomentPhoto) => ({
  original: id,
  poster: clip ? `${id}-poster` : id,
  made: clip ? `${id}-made` : id,
})

/** What is to become a post, as the phone keeps it. */
export interface Moment {
  /** Of the create: under one key the server makes one post, however often it is asked. */
  key: string
  /** `held` waits for the owner: stopped, or put away for another one. */
  stage: 'writing' | 'waiting' | 'held'
  title: string
  words: string
  category: string
  /** Null for the day it is made. */
  day: string | null
  photos: readonly MomentPhoto[]
  isDraft: boolean
  /** When it was made, and the diary's zone then. */
  at: number
  zone: string
  /** The server's sentence, until it is edited or tried again. */
  refusal: string | null
  /** For the worker: the post, with `photo:<id>` where addresses come. Null where only a page can make it. */
  request: PostValues | null
  /** What a create may have brought there although its answer never came. */
  unanswered: PostValues | null
}

/** What the worker puts here: see `public/admin/worker.js`, which opens the same store. */
export interface Share {
  id: string
  photos: readonly File[]
  /** Also of those that were too many. */
  count: number
  words: string
}

export type Trouble = 'full' | 'refused'

const momentKey = (key: string) => `moment:${key}`
const photoKey = (id: string) => `photo:${id}`
const SHARE = 'share:'

const troubleOf = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused'

/** Moments and their photos in the browser; where it refuses, in the memory of this page. */
export function createMomentStore() {
  const opened = createStore('dachshund-moments', 'moments')
  // Where storage is forbidden, opening throws at once.
  const store: UseStore = async (...asked) => opened(...asked)
  const onlyHere = new Map<string, Moment>()
  const files = new Map<string, Blob>()

  async function listKeys(prefix: string): Promise<string[]> {
    const all = await keys<string>(store)
    return all.filter((key) => key.startsWith(prefix))
  }

  return {
    async list(): Promise<Moment[]> {
      const kept = await listKeys('moment:')
        .then((found) => getMany<Moment>(found, store))
        .catch(() => [])
      const others = kept.flatMap((moment) => (moment && !onlyHere.has(moment.key) ? [moment] : []))
      return [...others, ...onlyHere.values()].sort((one, other) => one.at - other.at)
    },

    find: async (key: string): Promise<Moment | undefined> =>
      onlyHere.get(key) ?? (await get<Moment>(momentKey(key), store).catch(() => undefined)),

    /** Both or nothing. Null when it is kept; else it lives only as long as this page. */
    async save(moment: Moment, more: readonly [id: string, file: Blob][] = []) {
      for (const [id, file] of more) files.set(id, file)
      // What could not be kept before is tried again as a whole.
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

    /** Of a photo that is known already. */
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
      return this.removeFiles(photos.flatMap((photo) => Object.values(filesOf(photo))))
    },

    async remove({ key, photos }: Moment) {
      onlyHere.delete(key)
      await del(momentKey(key), store).catch(() => {})
      await this.removePhotos(photos)
    },

    isOnlyHere: () => onlyHere.size > 0,

    listShares: async (): Promise<Share[]> =>
      listKeys(SHARE)
        .then((found) => getMany<Share>(found, store))
        .then((shares) => shares.filter((share) => share !== undefined))
        .catch(() => []),
    removeShare: (id: string) => del(`${SHARE}${id}`, store).catch(() => {}),

    /** Asked before anything is typed. */
    async findTrouble(roomBytes: number): Promise<Trouble | null> {
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

/** Bytes that the browser still gives us, as far as it tells. */
export async function getFreeBytes(): Promise<number> {
  const { quota, usage } = (await navigator.storage?.estimate().catch(() => null)) ?? {}
  return quota === undefined || usage === undefined ? Number.POSITIVE_INFINITY : quota - usage
}

export type MomentStore = ReturnType<typeof createMomentStore>

export const momentStore = createMomentStore()
