import { ApiError } from '#shared/calls/api-client.ts'
import { messageOf } from '../app/api.ts'
import { createListenerStore, useListenerStore } from './store.ts'
import type { UploadOptions } from './upload.ts'

/* Uploads of one large file with a bar of its own. They go on while the owner opens other screens. */

export interface FileUpload {
  name: string
  sizeBytes: number
  sentBytes: number
  isArrived: boolean
  failure: string | null
  /** Stops the upload, and hides it. */
  cancel: () => void
}

interface FileUploadTexts {
  lost: string
  refusedByProxy: (status: number) => string
}

const uploads = createListenerStore<ReadonlyMap<string, FileUpload>>(new Map())

export const useFileUpload = (key: string) => useListenerStore(uploads).get(key)

const isUnderWay = ({ failure, isArrived }: FileUpload) => failure === null && !isArrived
const askBeforeLeaving = (event: Event) => event.preventDefault()

function show(key: string, upload: FileUpload | null) {
  const next = new Map(uploads.get())
  if (upload) next.set(key, upload)
  else next.delete(key)
  const listen = [...next.values()].some(isUnderWay) ? addEventListener : removeEventListener
  listen('beforeunload', askBeforeLeaving)
  uploads.set(next)
}

/** Does nothing while an upload with this key is under way; after a failure it starts anew. */
export async function startFileUpload(
  key: string,
  file: File,
  texts: FileUploadTexts,
  send: (options: UploadOptions) => Promise<void>,
) {
  const current = uploads.get().get(key)
  if (current && isUnderWay(current)) return
  const canceled = new AbortController()
  const { signal } = canceled
  const { name, size: sizeBytes } = file
  let upload: FileUpload = {
    name,
    sizeBytes,
    sentBytes: 0,
    isArrived: false,
    failure: null,
    cancel() {
      canceled.abort()
      show(key, null)
    },
  }
  const change = (to: Partial<FileUpload>) => {
    upload = { ...upload, ...to }
    if (!signal.aborted) show(key, upload)
  }
  change({})
  try {
    const onProgress = (part: number) => change({ sentBytes: Math.round(part * sizeBytes) })
    await send({ signal, onProgress })
    change({ isArrived: true })
  } catch (error) {
    change({ failure: failureOf(error, texts) })
  }
}

function failureOf(error: unknown, { lost, refusedByProxy }: FileUploadTexts): string {
  if (error instanceof TypeError) return lost
  // Without this API's error format the answer is a proxy's, which most likely limits the size.
  if (error instanceof ApiError && !error.problem) return refusedByProxy(error.status)
  return messageOf(error)
}
