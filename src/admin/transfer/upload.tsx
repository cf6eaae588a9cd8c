import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
import { api, queryClient } from '../app/api.ts'
import { ChooseFileButton } from '../parts/choose-file.tsx'
import { DogProgressBar } from '../parts/progress.tsx'
import { type FileUpload, startFileUpload, useFileUpload } from '../sync/file-uploads.ts'
import { uploadFile } from '../sync/upload.ts'
import { cacheImport, importsQuery, useImportAction, useRemoveImport } from './queries.ts'

interface UploadBoxProps {
  of: Import
  onGone: () => void
}

/** After a failure or a reload the owner has to choose the file again. */
export function UploadBox({ of, onGone }: UploadBoxProps) {
  const upload = useFileUpload(keyOf(of.id))
  const remove = useRemoveImport(onGone)
  const withoutPictures = useImportAction(removeImportPictures, of)
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
      {upload && !upload.isArrived && upload.failure === null ? (
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

const keyOf = (importId: number) => `import-${importId}`

/** Creates the import, then starts the upload, which `useFileUpload` tracks. */
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
  const { method, path } = which === 'file' ? uploadImportFile : uploadImportPictures
  const call = { method, path: endpointUrl(path, { id: importId }) }
  void startFileUpload(keyOf(importId), file, importUploadTexts, async (options) => {
    try {
      cacheImport(Import.parse(await uploadFile(call, file, options)))
    } catch (error) {
      // The upload may be complete although its answer was lost.
      if (!options.signal?.aborted) void queryClient.invalidateQueries(importsQuery)
      throw error
    }
  })
}
