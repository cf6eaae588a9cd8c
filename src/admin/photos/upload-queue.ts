import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import { UploadedMedia, uploadMedia } from '#shared/contract/photos.admin.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { uploadTexts } from '#texts/errors/photos.ts'
import { adminToken, messageOf, queryClient } from '../app/api.ts'
import { focalPointsQuery } from '../app/queries.ts'

export interface Upload {
  id: string
  file: File
  /** Shows the picture before it is anywhere. */
  previewUrl: string
  state: 'waiting' | 'sending' | 'preparing' | 'ready' | 'failed'
  /** From 0 to 1. */
  sent: number
  error: string | null
  /** False when the file itself is to blame. */
  canRetry: boolean
  media: UploadedMedia | null
}

/** A phone's line is thin: two at a time finish sooner than twenty. */
const AT_ONCE = 2

/** The uploads as they are now, for screens to watch. */
function createUploadList() {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  function replace(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => uploads,
    replace,
    change: (id: string, to: Partial<Upload>) =>
      replace(uploads.map((one) => (one.id === id ? { ...one, ...to } : one))),
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let lastId = 0
function newUpload(file: File): Upload {
  lastId += 1
  return {
    id: `upload-${lastId}`,
    file,
    previewUrl: URL.createObjectURL(file),
    state: 'waiting',
    sent: 0,
    error: null,
    canRetry: true,
    media: null,
  }
}

/** Photos on their way to the server. */
export function createUploadQueue(send: typeof uploadPhoto = uploadPhoto) {
  const { all, replace, change, onChange } = createUploadList()
  const running = new Map<string, AbortController>()

  async function run({ id, file }: Upload) {
    const abort = new AbortController()
    running.set(id, abort)
    change(id, { state: 'sending', sent: 0, error: null })
    try {
      const onProgress = (sent: number) =>
        change(id, { sent, state: sent < 1 ? 'sending' : 'preparing' })
      const media = await send(file, { name: file.name, signal: abort.signal, onProgress })
      change(id, { state: 'ready', sent: 1, media })
    } catch (error) {
      change(id, { state: 'failed', error: messageOf(error), canRetry: mayPassLater(error) })
    } finally {
      running.delete(id)
      startNext()
    }
  }

  function startNext() {
    for (const upload of all()) {
      if (running.size >= AT_ONCE) return
      if (upload.state === 'waiting') void run(upload)
    }
  }

  return {
    list: all,
    onChange,
    add(files: readonly File[]) {
      const added = files.map(newUpload)
      replace([...all(), ...added])
      startNext()
      return added
    },
    retry(id: string) {
      change(id, { state: 'waiting', error: null, sent: 0 })
      startNext()
    },
    /** Cancels what is under way and forgets the photo. */
    remove(id: string) {
      const upload = all().find((one) => one.id === id)
      if (!upload) return
      replace(all().filter((one) => one.id !== id))
      URL.revokeObjectURL(upload.previewUrl)
      running.get(id)?.abort()
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
  const uploads = useSyncExternalStore(queue.onChange, queue.list)
  useEffect(() => () => queue.clear(), [queue])
  return { uploads, queue }
}

/** Without HEIC in the list an iPhone turns its photos into JPEG by itself. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface UploadOptions {
  /** As the device calls the file. */
  name?: string
  signal?: AbortSignal
  /** From 0 to 1; at 1 everything is sent and the server prepares the picture. */
  onProgress?: (part: number) => void
}

class UnfitFile extends Error {}

/** Sends one picture from the device. */
export async function uploadPhoto(file: Blob, options?: UploadOptions): Promise<UploadedMedia> {
  if (file.size > MAX_UPLOAD_BYTES) throw new UnfitFile(uploadTexts.tooLarge)
  if (file.size === 0) throw new UnfitFile(uploadTexts.empty)
  const path = endpointUrl(uploadMedia.path, {}, { name: options?.name })
  const { method } = uploadMedia
  const media = UploadedMedia.parse(await uploadFile({ method, path }, file, options))
  // The server has guessed one for it.
  void queryClient.invalidateQueries({ queryKey: focalPointsQuery.queryKey })
  return media
}

/** Sends a file as the body of a call. By XMLHttpRequest, because fetch reports no upload progress. */
export function uploadFile(
  { method, path }: { method: string; path: string },
  file: Blob,
  { signal, onProgress }: UploadOptions = {},
): Promise<unknown> {
  return new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.withCredentials = true
    request.setRequestHeader('content-type', 'application/octet-stream')
    const token = adminToken.get()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded }) => {
      if (!signal?.aborted) onProgress?.(loaded / file.size)
    }
    request.upload.onload = () => onProgress?.(1)
    // As fetch does without a connection.
    request.onerror = () => reject(new TypeError(uploadTexts.connectionLost))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status >= 200 && status < 300) resolve(responseText)
      else reject(new ApiError(status, responseText, statusText))
    }
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  }).then((answer) => JSON.parse(answer))
}

/** A lost connection or a full disk can mend; a file that is no picture stays none. */
function mayPassLater(error: unknown): boolean {
  if (error instanceof UnfitFile) return false
  return !(error instanceof ApiError) || ![400, 413, 415, 422].includes(error.status)
}

/** The pictures among what was dropped or pasted. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(
    (file) => file.type.startsWith('image/') || file.type === '',
  )
}

/** What cameras, phones and messengers call their files says nothing about the dog. */
const byMachine =
  /^_?(img|mg|dsc|dscn|pxl|mvimg|dcim|fb|p|image|photo|picture|screenshot|whatsapp( image)?|signal)?[\s_-]*(\d|$)/i

/** "left-slipper.jpg" says "left slipper", "IMG_2034.jpg" says nothing. */
export function wordsFromFileName(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.length < 3 || byMachine.test(words) ? '' : words
}

/** "sofa-nap.jpg" suggests "Sofa nap", "IMG_2034.jpg" suggests nothing. */
export function titleFromFileName(fileName: string): string {
  const words = wordsFromFileName(fileName)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
