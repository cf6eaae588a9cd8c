import { queryOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  type Import,
  type ImportOptions,
  listImportedAddresses,
  listImportedPosts,
  listImports,
  removeImport,
  type removePictures,
  type retryImport,
  startImport,
  type stopImport,
  type undoImport,
} from '#shared/contract/transfer.admin.ts'
import { transferTexts } from '#texts/admin/transfer.ts'
import { api, queryClient } from '../app/api.ts'

const WATCH_MS = 1000

/** Imports that get on by themselves. */
const isWorking = ({ state }: Import) =>
  state === 'looking' || state === 'carrying' || state === 'undoing'

/** Imports that wait for the owner, or that are being worked at. */
export const isUnfinished = ({ state }: Import) =>
  !(state === 'done' || state === 'stopped' || state === 'undone')

/** Watched while one is on its way, else asked for when the screen opens. */
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

/** What a call answered stands in the list at once. */
export function noteImport(changed: Import) {
  queryClient.setQueryData(importsQuery.queryKey, (imports = []) => {
    const isKnown = imports.some(({ id }) => id === changed.id)
    if (!isKnown) return [changed, ...imports]
    return imports.map((run) => (run.id === changed.id ? changed : run))
  })
}

/** Posts, photos and categories are not what other screens have read. */
export function useFreshDiary({ id, state }: Import) {
  const changed = `${id} ${state}`
  useEffect(() => {
    if (changed) void queryClient.invalidateQueries()
  }, [changed])
}

/** Where the server's sentence stands when it refused. */
const failed = (description: string) => ({ title: transferTexts.failedTitle, description })

export const useStartImport = ({ id }: Import) =>
  useAct((options: ImportOptions) => api(startImport, { params: { id }, body: options }))

type Step = typeof retryImport | typeof stopImport | typeof undoImport | typeof removePictures

/** What else the owner can do with an import. */
export const useImportStep = (step: Step, { id }: Pick<Import, 'id'>) =>
  useAct(() => api(step, { params: { id } }))

function useAct<Given = void>(act: (given: Given) => Promise<Import>) {
  return useMutation({
    mutationFn: act,
    onSuccess: noteImport,
    meta: { failed },
    // An answer that was on its way meanwhile may be older.
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}

/** The file goes; nothing of it was written. */
export function useRemoveImport(onGone: () => void) {
  return useMutation({
    mutationFn: (id: number) => api(removeImport, { params: { id } }),
    onSuccess: onGone,
    meta: { failed },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
}
