import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createLogEntry,
  getAdminDog,
  getDogLog,
  listComingUp,
  listDogVersions,
  removeLogEntry,
  restoreLogEntry,
  updateLogEntry,
} from '#shared/contract/dog.admin.ts'
import type { LogEntryFields } from '#shared/dog/log.ts'
import { logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'
import { dogCardQuery } from '../app/queries.ts'

export const adminDogQuery = queryOptions({
  queryKey: [getAdminDog.path],
  queryFn: ({ signal }) => api(getAdminDog, { signal }),
  // Always refetched: another tab or device may have saved meanwhile.
  staleTime: 0,
})

export const dogVersionsQuery = queryOptions({
  queryKey: [listDogVersions.path],
  queryFn: ({ signal }) => api(listDogVersions, { signal }),
})

/** Always refetched: another tab or device may have saved meanwhile. */
export const dogLogQuery = queryOptions({
  queryKey: [getDogLog.path],
  queryFn: ({ signal }) => api(getDogLog, { signal }),
  staleTime: 0,
})

/** The dashboard's reminders, always refetched because they change from day to day. */
export const comingUpQuery = queryOptions({
  queryKey: [listComingUp.path],
  queryFn: ({ signal }) => api(listComingUp, { signal }),
  staleTime: 0,
})

/** Includes the dog's public data, which shows the latest weight. */
export const refreshLog = (queryClient: QueryClient) =>
  Promise.all(
    [dogLogQuery, comingUpQuery, dogCardQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

const tellFailure = (error: unknown) =>
  showToast({ ...logToasts.failed(messageOf(error)), variant: 'destructive' })

/**
 * Changes resolve only after every list is refetched, so that no list shows old data next to the
 * toast.
 */
export function useLogMutations() {
  const queryClient = useQueryClient()
  const refresh = () => refreshLog(queryClient)
  const write = ({ id, ...body }: LogEntryFields & { id: number }) =>
    api(updateLogEntry, { params: { id }, body })
  const update = useMutation({ mutationFn: write, onSuccess: refresh })
  const set = useMutation({
    mutationFn: write,
    onSuccess: refresh,
    meta: { failed: logToasts.failed },
  })
  const restore = useMutation({
    mutationFn: (id: number) => api(restoreLogEntry, { params: { id } }),
    async onSuccess() {
      await refresh()
      showToast(logToasts.restored)
    },
    meta: { failed: logToasts.failed },
  })
  const remove = useMutation({
    mutationFn: (id: number) => api(removeLogEntry, { params: { id } }),
    async onSuccess(_, id) {
      await refresh()
      const action = { label: texts.undo, onAction: () => restore.mutate(id) }
      showToast({ ...logToasts.deleted, action })
    },
    meta: { failed: logToasts.failed },
  })
  const add = useMutation({
    mutationFn: (body: LogEntryFields) => api(createLogEntry, { body }),
    async onSuccess({ id, kind }) {
      await refresh()
      const action = { label: texts.undo, onAction: () => remove.mutate(id) }
      showToast({ ...logToasts.added(kind), action })
    },
  })

  return {
    add,
    update,
    remove,
    set,
    tellFailure,
  }
}
