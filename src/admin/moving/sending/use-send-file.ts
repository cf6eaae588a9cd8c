import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Import } from '#shared/contract/import-fields.ts'
import { addPictures, createImport } from '#shared/contract/imports.ts'
import { importLimits } from '#shared/moving/import-limits.ts'
import { importTexts } from '#shared/texts/imports.ts'
import { api } from '../../api.ts'
import { noteImport } from '../import-queries.ts'
import { onSendingChange, sendFile, sendingOf } from './sending.ts'

export const useSending = (importId: number) =>
  useSyncExternalStore(onSendingChange, () => sendingOf(importId))

/** Announces the file of an old blog; what follows is told by `useSending`. */
export function useSendBox(onAnnounced: (announced: Import) => void) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.fileBytes)
      const started = await api(createImport, { body })
      return { file, started }
    },
    onSuccess({ file, started }) {
      noteImport(started)
      sendFile(started.id, 'box', file)
      onAnnounced(started)
    },
  })
}

export function useSendPictures(importId: number) {
  return useMutation({
    async mutationFn(file: File) {
      const body = announced(file, importLimits.picturesBytes)
      return { file, started: await api(addPictures, { params: { id: importId }, body }) }
    },
    onSuccess({ file, started }) {
      noteImport(started)
      sendFile(importId, 'pictures', file)
    },
  })
}

/** Refused here already, with the words of the server. */
function announced({ name, size }: File, most: number) {
  if (size === 0) throw new Error(importTexts.empty)
  if (size > most) throw new Error(importTexts.tooLarge(most))
  return { fileName: name.slice(-importLimits.fileName), sizeBytes: size }
}
