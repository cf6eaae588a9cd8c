import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import {
  announcePictures,
  createImport,
  Import,
  putImportFile,
  putImportPictures,
} from '#shared/contract/transfer.admin.ts'
import { importLimits } from '#shared/transfer.ts'
import { sendingTexts } from '#texts/admin/transfer.ts'
import { importErrors } from '#texts/errors/transfer.ts'
import { adminToken, api, messageOf, queryClient } from '../../app/api.ts'

import { importsQuery, noteImport } from '../import-queries.ts'

export type FileOfImport = 'file' | 'pictures'

/** An upload of this tab. */
export interface Sending {
  name: string
  sizeBytes: number
  sentBytes: number
  /** Why it broke off, as a sentence; null while it is sent. */
  failure: string | null
  cancel: () => void
}

/** Outside of any screen: an upload goes on while the owner looks at others. */
const sendings = new Map<number, Sending>()
const listeners = new Set<() => void>()

export const useSending = (importId: number) =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => sendings.get(importId),
  )

function set(importId: number, sending: Sending | null) {
  if (sending) sendings.set(importId, sending)
  else sendings.delete(importId)
  // The browser asks before the tab is closed or reloaded during an upload.
  const isSending = [...sendings.values()].some(({ failure }) => failure === null)
  if (isSending) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

const askFirst = (event: Event) => event.preventDefault()

/** Announces the file of an old blog; `useSending` tells how the upload gets on. */
export function useSendBox(onAnnounced: (announced: Import) => void) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.fileBytes)
      return { file, started: await api(createImport, { body }) }
    },
    onSuccess({ file, started }) {
      noteImport(started)
      sendFile(started.id, 'file', file)
      onAnnounced(started)
    },
  })
}

export function useSendPictures(importId: number) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.picturesBytes)
      return { file, started: await api(announcePictures, { params: { id: importId }, body }) }
    },
    onSuccess({ file, started }) {
      noteImport(started)
      sendFile(importId, 'pictures', file)
    },
  })
}

/** Refused before it is announced, with the sentences of the server. */
function announced({ name, size }: File, most: number) {
  if (size === 0) throw new Error(importErrors.empty)
  if (size > most) throw new Error(importErrors.tooLarge(most))
  return { fileName: name.slice(-importLimits.fileName), sizeBytes: size }
}

/** Also for a second try: a broken upload leaves nothing on the server. */
export function sendFile(importId: number, which: FileOfImport, file: File) {
  if (sendings.get(importId)?.failure === null) return
  const canceled = new AbortController()
  const sending = { name: file.name, sizeBytes: file.size, sentBytes: 0, failure: null }
  const cancel = () => {
    canceled.abort()
    set(importId, null)
  }
  set(importId, { ...sending, cancel })
  upload(importId, which, file, canceled.signal, (sentBytes) =>
    set(importId, { ...sending, sentBytes, cancel }),
  ).then(
    (received) => {
      set(importId, null)
      noteImport(received)
    },
    (error: unknown) => {
      if (canceled.signal.aborted) return
      set(importId, { ...sending, failure: messageOf(error), cancel })
      // Perhaps all of it arrived, and only the answer was lost.
      void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
    },
  )
}

/** By XMLHttpRequest, because fetch reports no upload progress. */
function upload(
  importId: number,
  which: FileOfImport,
  file: File,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
) {
  const { method, path } = which === 'file' ? putImportFile : putImportPictures
  return new Promise<Import>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, endpointUrl(path, { id: importId }))
    request.withCredentials = true
    request.setRequestHeader('content-type', 'application/octet-stream')
    const token = adminToken.get()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => {
      if (!signal.aborted) onProgress(event.loaded)
    }
    request.onerror = () => reject(new Error(sendingTexts.lost))
    request.onload = () => {
      const { status, responseText, statusText } = request
      if (status >= 200 && status < 300) return resolve(Import.parse(JSON.parse(responseText)))
      const error = new ApiError(status, responseText, statusText)
      // An answer that is not ours comes from a proxy, which most likely limits the size.
      reject(error.problem ? error : new Error(sendingTexts.refusedByProxy(status)))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
