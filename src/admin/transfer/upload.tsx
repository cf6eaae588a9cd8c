import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { endpointUrl } from '#shared/contract/endpoint.ts'
import {
  announceImportPictures,
  createImport,
  Import,
  removeImportPictures,
  uploadImportFile,
  uploadImportPictures,
} from '#shared/contract/transfer.admin.ts'
import { importLimits } from '#shared/transfer.ts'
import { importUploadTexts } from '#texts/admin/transfer.ts'
import { importErrors } from '#texts/errors/transfer.ts'
import { fileSizes } from '#texts/grammar.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { api, messageOf, queryClient } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { uploadFile } from '../photos/upload-queue.ts'
import { cacheImport, importsQuery, useImportStep, useRemoveImport } from './queries.ts'

interface UploadBoxProps {
  of: Import
  onGone: () => void
}

/** After a failure or a reload the owner has to choose the file again. */
export function UploadBox({ of, onGone }: UploadBoxProps) {
  const upload = useUpload(of.id)
  const remove = useRemoveImport(onGone)
  const withoutPictures = useImportStep(removeImportPictures, of)
  const isBusy = remove.isPending || withoutPictures.isPending
  const cancel = () => {
    upload?.cancel()
    if (missingFileOf(of).which === 'pictures') withoutPictures.mutate()
    else remove.mutate(of.id)
  }
  const cancelButton = (
    <Button variant="line" small busy={isBusy} onClick={cancel}>
      {importUploadTexts.cancel}
    </Button>
  )
  return (
    <section className="box" aria-labelledby="sending">
      {upload && upload.failure === null ? (
        <Progress upload={upload}>{cancelButton}</Progress>
      ) : (
        <ChooseAgain of={of} failure={upload?.failure ?? null}>
          {cancelButton}
        </ChooseAgain>
      )}
    </section>
  )
}

/** The pictures are uploaded after the export file itself. */
function missingFileOf({ file, pictures }: Import) {
  return file.isHere && pictures
    ? ({ which: 'pictures', file: pictures } as const)
    : ({ which: 'file', file } as const)
}

function Progress({ upload, children }: { upload: FileUpload; children: ReactNode }) {
  const { name, sentBytes, sizeBytes } = upload
  return (
    <div className="run-box is-bare">
      <h2 id="sending" dir="auto">
        {importUploadTexts.title(name)}
      </h2>
      <DogProgressBar label={importUploadTexts.progress} done={sentBytes} all={sizeBytes} />
      <p>
        <b>
          {importUploadTexts.sent(fileSizes.readable(sentBytes), fileSizes.readable(sizeBytes))}
        </b>
      </p>
      <p className="box-hint" role="status">
        {importUploadTexts.staysOpen}
      </p>
      <div className="cluster">{children}</div>
    </div>
  )
}

interface ChooseAgainProps {
  of: Import
  failure: string | null
  children: ReactNode
}

function ChooseAgain({ of, failure, children }: ChooseAgainProps) {
  const [isOther, setOther] = useState(false)
  const { which, file } = missingFileOf(of)
  const uploadAgain = (chosen: File) => {
    const isSame = chosen.size === file.sizeBytes && chosen.name.endsWith(file.name)
    setOther(!isSame)
    if (isSame) startUpload(of.id, which, chosen)
  }
  const problem = isOther ? importUploadTexts.otherFile(file.name) : failure
  return (
    <>
      <h2 id="sending">{importUploadTexts.notHere}</h2>
      <p className="box-hint" dir="auto">
        {importUploadTexts.notHereText(file.name, fileSizes.readable(file.sizeBytes))}
      </p>
      {problem && <ErrorBox>{problem}</ErrorBox>}
      <div className="cluster">
        <ChooseFileButton label={importUploadTexts.chooseAgain} onFile={uploadAgain} />
        {children}
      </div>
    </>
  )
}

type FileOfImport = 'file' | 'pictures'

interface FileUpload {
  name: string
  sizeBytes: number
  sentBytes: number
  failure: string | null
  cancel: () => void
}

/** Stored outside of React, so that an upload continues while the owner opens other screens. */
const uploads = new Map<number, FileUpload>()
const listeners = new Set<() => void>()

const useUpload = (importId: number) =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => uploads.get(importId),
  )

function set(importId: number, upload: FileUpload | null) {
  if (upload) uploads.set(importId, upload)
  else uploads.delete(importId)
  const isSending = [...uploads.values()].some(({ failure }) => failure === null)
  if (isSending) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
  for (const listener of listeners) listener()
}

const askFirst = (event: Event) => event.preventDefault()

/** Creates the import, then starts the upload, which `useUpload` tracks. */
export function useUploadImport(onAnnounced: (announced: Import) => void) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.fileBytes)
      return { file, started: await api(createImport, { body }) }
    },
    onSuccess({ file, started }) {
      cacheImport(started)
      startUpload(started.id, 'file', file)
      onAnnounced(started)
    },
  })
}

export function useUploadPictures(importId: number) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.picturesBytes)
      return {
        file,
        started: await api(announceImportPictures, { params: { id: importId }, body }),
      }
    },
    onSuccess({ file, started }) {
      cacheImport(started)
      startUpload(importId, 'pictures', file)
    },
  })
}

/** Checks the server's limits before the import is created, with the server's sentences. */
function announced({ name, size }: File, most: number) {
  if (size === 0) throw new Error(importErrors.empty)
  if (size > most) throw new Error(importErrors.tooLarge(most))
  return { fileName: name.slice(-importLimits.fileName), sizeBytes: size }
}

/** Also starts a second try: the server discards an incomplete upload. */
function startUpload(importId: number, which: FileOfImport, file: File) {
  if (uploads.get(importId)?.failure === null) return
  const canceled = new AbortController()
  const upload = { name: file.name, sizeBytes: file.size, sentBytes: 0, failure: null }
  const cancel = () => {
    canceled.abort()
    set(importId, null)
  }
  set(importId, { ...upload, cancel })
  putFile(importId, which, file, canceled.signal, (sentBytes) =>
    set(importId, { ...upload, sentBytes, cancel }),
  ).then(
    (received) => {
      set(importId, null)
      cacheImport(received)
    },
    (error: unknown) => {
      if (canceled.signal.aborted) return
      set(importId, { ...upload, failure: messageOf(error), cancel })
      // The upload may be complete although its answer was lost.
      void queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })
    },
  )
}

async function putFile(
  importId: number,
  which: FileOfImport,
  file: File,
  signal: AbortSignal,
  onProgress: (sentBytes: number) => void,
) {
  const { method, path } = which === 'file' ? uploadImportFile : uploadImportPictures
  const call = { method, path: endpointUrl(path, { id: importId }) }
  try {
    const answer = await uploadFile(call, file, {
      signal,
      onProgress: (part) => onProgress(Math.round(part * file.size)),
    })
    return Import.parse(answer)
  } catch (error) {
    if (error instanceof TypeError) throw new Error(importUploadTexts.lost, { cause: error })
    // An answer without this API's error format comes from a proxy, which most likely limits the
    // size.
    if (error instanceof ApiError && !error.problem) {
      throw new Error(importUploadTexts.refusedByProxy(error.status), { cause: error })
    }
    throw error
  }
}
