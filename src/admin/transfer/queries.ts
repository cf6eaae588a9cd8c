import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type Import,
  type ImportOptions,
  listImportedAddresses,
  listImportedPosts,
  listImports,
  removeImport,
  type removeImportPictures,
  type retryImport,
  startImport,
  type stopImport,
  type undoImport,
} from '#shared/contract/transfer.admin.ts'
import { transferTexts } from '#texts/admin/transfer.ts'
import { api, queryClient } from '../app/api.ts'

const WATCH_MS = 1000

const isWorking = ({ state }: Import) =>
  state === 'looking' || state === 'carrying' || state === 'undoing'

export const isImportUnfinished = ({ state }: Import) =>
  !(state === 'done' || state === 'stopped' || state === 'undone')

/** Always refetched, and polled while the server works on an import. */
export const importsQuery = queryOptions({
  queryKey: [listImports.path],
  queryFn: ({ signal }) => api(listImports, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isWorking) ? WATCH_MS : false),
})

export const importedPostsQuery = ({ id, state }: Import) =>
  queryOptions({
    queryKey: [listImportedPosts.path, id, state],
    queryFn: ({ signal }) => api(listImportedPosts, { params: { id }, signal }),
    staleTime: 0,
  })

export const importedAddressesQuery = (id: number) =>
  queryOptions({
    queryKey: [listImportedAddresses.path, id],
    queryFn: ({ signal }) => api(listImportedAddresses, { params: { id }, signal }),
    staleTime: 0,
  })

export function cacheImport(changed: Import) {
  queryClient.setQueryData(importsQuery.queryKey, (imports = []) => {
    const isKnown = imports.some(({ id }) => id === changed.id)
    if (!isKnown) return [changed, ...imports]
    return imports.map((run) => (run.id === changed.id ? changed : run))
  })
}

/**
 * Invalidates every query when an import changes its state, because it changes posts, photos and
 * categories.
 */
export function useInvalidateOnImportChange({ id, state }: Import) {
  const changed = `${id} ${state}`
  useEffect(() => {
    if (changed) void queryClient.invalidateQueries()
  }, [changed])
}

const failed = (description: string) => ({ title: transferTexts.failedTitle, description })

export const useStartImport = ({ id }: Import) =>
  useImportCall((options: ImportOptions) => api(startImport, { params: { id }, body: options }))

type Step = typeof retryImport | typeof stopImport | typeof undoImport | typeof removeImportPictures

export const useImportAction = (step: Step, { id }: Pick<Import, 'id'>) =>
  useImportCall(() => api(step, { params: { id } }))

function useImportCall<Input = void>(call: (input: Input) => Promise<Import>) {
  return useMutation({
    mutationFn: call,
    onSuccess: cacheImport,
    meta: { failed },
    // A poll that was under way may have overwritten the answer with older data.
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

/** Deletes the uploaded file; nothing of it was imported. */
export function useRemoveImport(onGone: () => void) {
  return useMutation({
    mutationFn: (id: number) => api(removeImport, { params: { id } }),
    onSuccess: onGone,
    meta: { failed },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}
