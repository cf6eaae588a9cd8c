import type { UploadedMedia } from '#shared/contract/photos.admin.ts'
import { messageOf } from '../../app/api.ts'
import { mayPassLater, uploadPhoto } from './upload.ts'

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
      const media = await send(file, { signal: abort.signal, onProgress })
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
