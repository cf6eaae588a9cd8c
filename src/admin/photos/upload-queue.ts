import { useEffect, useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { getUpload, UploadedMedia, uploadMedia } from '#shared/contract/photos.admin.ts'
import { clipLimits, MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { api, messageOf, queryClient } from '../app/api.ts'
import { focalPointsQuery } from '../app/queries.ts'
import { createRandomKey } from '../parts/random-key.ts'
import { createListenerStore, useListenerStore } from '../sync/store.ts'
import { type UploadOptions as FileUploadOptions, uploadFile } from '../sync/upload.ts'
import { senderHeaders, type UploadRole, uploadKeyOf } from '../sync/upload-keys.ts'
import { type ClipChoice, isClipFile, isClipTooLong } from './clip-plan.ts'
import { type ConvertedClip, clipLibrary } from './clip-work.ts'
import { TrimmableFileError, UnfitFileError } from './unfit-file.ts'

export interface Upload {
  /** A random key, which makes the idempotency keys: an upload whose answer was lost makes no second file. */
  id: string
  file: File
  /** Object URL of the picture; for a clip, empty until the clip has been read. */
  previewUrl: string
  /** Only clips are `converting` or `tooLong`, which waits until the owner trims the clip. */
  state: 'waiting' | 'converting' | 'tooLong' | 'sending' | 'preparing' | 'ready' | 'failed'
  /** From 0 to 1; the progress of the conversion while `converting`. */
  sent: number
  error: string | null
  canRetry: boolean
  /** Whether the server may have the file already. */
  isTried: boolean
  media: UploadedMedia | null
  clip: UploadClipState | null
}

export interface UploadClipState {
  length: number | null
  choice: ClipChoice | null
  secondsLeft: number | null
  canTrim: boolean
  isSilent: boolean
}

/** On a phone's slow connection, two uploads at a time finish sooner than twenty. */
const AT_ONCE = { photo: 2, clip: 1 }
const kindOf = ({ clip }: Upload) => (clip ? 'clip' : 'photo')

export interface RestoredFile {
  id: string
  file: File
  choice: ClipChoice | null
}

function newUpload(file: File, restored?: RestoredFile): Upload {
  return {
    id: restored?.id ?? createRandomKey(),
    file,
    previewUrl: isClipFile(file) ? '' : URL.createObjectURL(file),
    state: 'waiting',
    sent: 0,
    error: null,
    canRetry: true,
    isTried: restored !== undefined,
    media: null,
    clip: isClipFile(file)
      ? {
          length: null,
          secondsLeft: null,
          canTrim: false,
          isSilent: false,
          choice: restored?.choice ?? null,
        }
      : null,
  }
}

export function createUploadQueue(
  send: typeof uploadMediaFile = uploadMediaFile,
  clips = clipLibrary,
) {
  const uploads = createListenerStore<readonly Upload[]>([])
  const { get: all, set: replace } = uploads
  const running = new Map<string, AbortController>()
  /** Converted clips whose upload is not finished: a retry need not convert them again. */
  const converted = new Map<string, ConvertedClip>()
  const find = (id: string) => all().find((candidate) => candidate.id === id)
  const change = (id: string, to: Partial<Upload>) =>
    replace(all().map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))

  function changeClip(id: string, to: Partial<UploadClipState>, rest: Partial<Upload> = {}) {
    const clip = find(id)?.clip
    if (clip) change(id, { ...rest, clip: { ...clip, ...to } })
  }

  function fail(id: string, error: unknown) {
    change(id, { state: 'failed', error: messageOf(error), canRetry: isTransient(error) })
    if (!(error instanceof UnfitFileError)) return
    changeClip(id, { canTrim: error instanceof TrimmableFileError })
  }

  /** Reads the clip first, because its length decides whether it can be uploaded. */
  async function read({ id, file }: Upload) {
    try {
      const { length, picture } = await clips.probe(file)
      if (!find(id)) return
      const previewUrl = picture ? URL.createObjectURL(picture) : ''
      const isUntrimmed = find(id)?.clip?.choice === null
      const state = isClipTooLong(length) && isUntrimmed ? 'tooLong' : 'waiting'
      changeClip(id, { length, canTrim: picture !== null }, { previewUrl, state })
    } catch (error) {
      fail(id, error)
    }
    startNext()
  }

  async function run(upload: Upload) {
    const { id, file } = upload
    const abort = new AbortController()
    const { signal } = abort
    const isCurrent = () => running.get(id) === abort
    running.set(id, abort)
    const onProgress = (sent: number) =>
      isCurrent() && change(id, { sent, state: sent < 1 ? 'sending' : 'preparing' })
    const { isTried } = upload
    const options = { name: file.name, signal, onProgress, isTried }
    const keyOf = (role: UploadRole) => uploadKeyOf(upload, role)
    try {
      change(id, { isTried: true })
      if (!upload.clip) change(id, { state: 'sending', sent: 0, error: null })
      const media = upload.clip
        ? await sendClip(await convert(upload, abort), send, { ...options, keyOf })
        : await send(file, { ...options, key: keyOf('picture') })
      if (!isCurrent()) return
      converted.delete(id)
      change(id, { state: 'ready', sent: 1, media })
    } catch (error) {
      if (isCurrent()) fail(id, error)
    } finally {
      if (isCurrent()) running.delete(id)
      startNext()
    }
  }

  async function convert({ id, file, clip }: Upload, { signal }: AbortController) {
    const before = converted.get(id)
    if (before) return before
    change(id, { state: 'converting', sent: 0, error: null })
    const result = await clips.make(file, clip?.choice ?? null, {
      signal,
      onProgress: ({ part, secondsLeft }) => changeClip(id, { secondsLeft }, { sent: part }),
    })
    signal.throwIfAborted()
    converted.set(id, result)
    changeClip(id, { isSilent: result.isSilent === true })
    return result
  }

  function startNext() {
    for (const upload of all()) {
      const { state, clip } = upload
      if (state !== 'waiting' || clip?.length === null) continue
      const sameKind = all().filter(
        (candidate) => running.has(candidate.id) && kindOf(candidate) === kindOf(upload),
      )
      if (sameKind.length < AT_ONCE[kindOf(upload)]) void run(upload)
    }
  }

  function stop(id: string) {
    const abort = running.get(id)
    running.delete(id)
    converted.delete(id)
    abort?.abort()
  }

  function enqueue(added: readonly Upload[]) {
    replace([...all(), ...added])
    for (const upload of added) if (upload.clip) void read(upload)
    startNext()
    return added
  }

  return {
    list: all,
    uploads,
    add: (files: readonly File[]) => enqueue(files.map((file) => newUpload(file))),
    restore: (files: readonly RestoredFile[]) =>
      enqueue(files.map((restored) => newUpload(restored.file, restored))),
    retry(id: string) {
      change(id, { state: 'waiting', error: null, sent: 0 })
      startNext()
    },
    trim(id: string, choice: ClipChoice) {
      stop(id)
      const rest = { error: null, sent: 0, media: null, isTried: false }
      changeClip(id, { choice }, { ...rest, state: 'waiting' })
      startNext()
    },
    remove(id: string) {
      const upload = find(id)
      if (!upload) return
      replace(all().filter((candidate) => candidate.id !== id))
      URL.revokeObjectURL(upload.previewUrl)
      stop(id)
      startNext()
    },
    clear() {
      for (const { id } of all()) this.remove(id)
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

export function useUploads() {
  const [queue] = useState(() => createUploadQueue())
  const uploads = useListenerStore(queue.uploads)
  useEffect(() => () => queue.clear(), [queue])
  return { uploads, queue }
}

/** Without HEIC in the list, an iPhone converts its photos to JPEG. */
export const acceptedPhotoTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
export const acceptedMediaTypes = `${acceptedPhotoTypes},video/*`

interface UploadOptions extends FileUploadOptions {
  name?: string
  poster?: string
  /** Idempotency key. */
  key?: string
  /** Asks for the answer of an earlier try before the file is sent again. */
  isTried?: boolean
}

export async function uploadMediaFile(file: Blob, options?: UploadOptions): Promise<UploadedMedia> {
  const maxBytes = options?.poster ? clipLimits.sentBytes : MAX_UPLOAD_BYTES
  if (file.size > maxBytes) throw new UnfitFileError(uploadTexts.tooLarge)
  if (file.size === 0) throw new UnfitFileError(uploadTexts.empty)
  const { key, isTried, signal } = options ?? {}
  const arrived = key && isTried ? await findUpload(key, signal) : null
  if (arrived) return arrived
  const path = endpointUrl(uploadMedia.path, {}, { name: options?.name, poster: options?.poster })
  const { method } = uploadMedia
  const headers = key ? senderHeaders(key) : undefined
  const answer = await uploadFile({ method, path }, file, { ...options, headers })
  const media = UploadedMedia.parse(answer)
  // The server has guessed a focal point for the new picture.
  void queryClient.invalidateQueries({ queryKey: focalPointsQuery.queryKey })
  return media
}

/** Null for an upload that never arrived. */
async function findUpload(key: string, signal?: AbortSignal): Promise<UploadedMedia | null> {
  try {
    return await api(getUpload, { params: { key }, signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

interface ClipUploadOptions extends UploadOptions {
  keyOf: (role: UploadRole) => string
}

/** Sends the poster first: it is stored as a picture, and the clip is stored next to it. */
export async function sendClip(
  { file, poster }: ConvertedClip,
  send: typeof uploadMediaFile,
  { keyOf, onProgress, ...options }: ClipUploadOptions,
): Promise<UploadedMedia> {
  const all = poster.size + file.size
  const { imageUrl } = await send(poster, {
    ...options,
    key: keyOf('poster'),
    onProgress: (part) => onProgress?.((part * poster.size) / all),
  })
  return send(file, {
    ...options,
    key: keyOf('film'),
    poster: imageUrl,
    onProgress: (part) => onProgress?.((poster.size + part * file.size) / all),
  })
}

/** A lost connection or a full disk may recover; a file that is no picture stays one. */
function isTransient(error: unknown): boolean {
  if (error instanceof UnfitFileError) return false
  return !(error instanceof ApiError) || ![400, 413, 415, 422].includes(error.status)
}

export function mediaFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(
    (file) => file.type.startsWith('image/') || file.type === '' || isClipFile(file),
  )
}

/** File names from cameras, phones and messengers say nothing about the dog. */
const byMachine =
  /^_?(img|mg|dsc|dscn|pxl|mvimg|dcim|fb|p|image|photo|picture|screenshot|whatsapp( image)?|signal)?[\s_-]*(\d|$)/i

/** Turns "left-slipper.jpg" into "left slipper", and "IMG_2034.jpg" into nothing. */
export function textFromFileName(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.length < 3 || byMachine.test(words) ? '' : words
}

/** Turns "sofa-nap.jpg" into "Sofa nap". */
export function titleFromFileName(fileName: string): string {
  const words = textFromFileName(fileName)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
