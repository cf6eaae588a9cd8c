import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Import,
  type ImportOptions,
  removeImport,
  removePictures,
  retryImport,
  startImport,
  stopImport,
  undoImport,
} from '#shared/contract/transfer.admin.ts'
import { movingTexts } from '#texts/admin/transfer.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'

import { importsQuery, noteImport } from './import-queries.ts'

type Step = typeof retryImport | typeof stopImport | typeof undoImport | typeof removePictures

/** What the owner can do with an import, each with the server's sentence when it is refused. */
export function useImportActs({ id }: Pick<Import, 'id'>) {
  return {
    start: useAct((options: ImportOptions) => api(startImport, { params: { id }, body: options })),
    retry: useStep(retryImport, id),
    stop: useStep(stopImport, id),
    undo: useStep(undoImport, id),
    leavePictures: useStep(removePictures, id),
  }
}

const useStep = (step: Step, id: number) => useAct(() => api(step, { params: { id } }))

function useAct<Given = void>(act: (given: Given) => Promise<Import>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: noteImport,
    onError: tellFailure,
    // An answer that was on its way meanwhile may be older.
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

/** The file goes; nothing of it was written. */
export function useThrowAway(onGone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(removeImport, { params: { id } }),
    onSuccess: onGone,
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

export const tellFailure = (error: unknown) =>
  toast({
    title: movingTexts.failedTitle,
    description: messageOf(error),
    variant: 'destructive',
  })
