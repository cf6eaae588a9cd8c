import type { PhotoDetails } from '#shared/contract/photos.admin.ts'
import type { ClipChoice } from '../photos/clip-plan.ts'
import type { PostValues } from '../posts/post-values.ts'

/* Records of unsaved work in IndexedDB. Earlier releases stored these shapes, so their fields cannot be renamed. */

/** Unsaved values of a post. */
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

export interface MomentPhoto {
  id: string
  name: string
  size: number
  /** URL and time of the upload; a clip has its poster as `url` and its film as `clip`. */
  sent: { url: string; at: number; clip?: string } | null
  clip?: MomentClip
  /** Keys of uploads that were started: their answers may have been lost. */
  tried?: readonly string[]
}

export interface MomentClip {
  /** Seconds of the original film, before trimming. */
  length: number
  choice: ClipChoice | null
  isSilent?: boolean
}

/** Keys of the stored files: original, picture and converted clip. A photo has one file for all three. */
export const fileKeysOf = ({ id, clip }: Pick<MomentPhoto, 'id' | 'clip'>) => ({
  original: id,
  poster: clip ? `${id}-poster` : id,
  made: clip ? `${id}-made` : id,
})

export const listFileKeys = (photos: readonly MomentPhoto[]) =>
  photos.flatMap((photo) => Object.values(fileKeysOf(photo)))

/** Quick post that is written, or waits to be sent. */
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
  /** The post with `photo:<id>` for URLs still unknown. Null until a page has made it. */
  request: PostValues | null
  /** `SENDER_SHAPE` of the release that made the request. */
  shape?: number
  /** Account that posted the moment; another account is asked before it is sent. */
  accountId?: string
  /** Values of a create without an answer: the server may have saved them. */
  unanswered: PostValues | null
  /** Earlier values of creates without an answer: the server may have saved any of them. */
  sentBefore?: readonly PostValues[]
}

/** Shared to the installed admin; the worker stores it before any page opens. */
export interface SharedContent {
  id: string
  /** Shares of earlier releases have no time. */
  at?: number
  photos: readonly File[]
  /** Includes photos over the limits, which are missing in `photos`. */
  count: number
  words: string
}

/** A file that the owner chose for the gallery; its bytes are stored as `photo:<id>`. */
export interface ChosenPhoto {
  /** Also makes the idempotency keys of the upload and of the photo in the gallery. */
  id: string
  name: string
  /** Trim of a clip. */
  choice: ClipChoice | null
  details: PhotoDetails
}

/** Photos that are not in the gallery yet, in the order of the form. */
export interface ChosenPhotos {
  /** Each open page has its own key, so two tabs never overwrite each other's photos. */
  key: string
  accountId: string
  at: number
  photos: readonly ChosenPhoto[]
}

export interface RecordKinds {
  copy: LocalCopy
  moment: Moment
  photo: Blob
  photos: ChosenPhotos
  share: SharedContent
}
export type RecordKind = keyof RecordKinds
