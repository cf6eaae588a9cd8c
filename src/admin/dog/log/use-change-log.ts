import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createLogEntry,
  type LogEntry,
  removeLogEntry,
  restoreLogEntry,
  updateLogEntry,
} from '#shared/contract/dog.admin.ts'
import type { LogEntryFields } from '#shared/dog/log.ts'
import { logToasts, logTexts as texts } from '#texts/admin/dog-log.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { refreshLog } from '../log-queries.ts'

const tellFailure = (error: unknown) =>
  toast({ ...logToasts.failed(messageOf(error)), variant: 'destructive' })

/** Adds, changes and deletes entries; every list is right before anybody is told. */
export function useChangeLog() {
  const queryClient = useQueryClient()
  const refresh = () => refreshLog(queryClient)
  const update = useMutation({
    mutationFn: ({ id, ...body }: LogEntryFields & { id: number }) =>
      api(updateLogEntry, { params: { id }, body }),
    onSuccess: refresh,
  })
  const restore = useMutation({
    mutationFn: (id: number) => api(restoreLogEntry, { params: { id } }),
    async onSuccess() {
      await refresh()
      toast(logToasts.restored)
    },
    onError: tellFailure,
  })
  const remove = useMutation({
    mutationFn: (id: number) => api(removeLogEntry, { params: { id } }),
    async onSuccess(_, id) {
      await refresh()
      const action = { label: texts.undo, onAction: () => restore.mutate(id) }
      toast({ ...logToasts.deleted, action })
    },
    onError: tellFailure,
  })
  const add = useMutation({
    mutationFn: (body: LogEntryFields) => api(createLogEntry, { body }),
    async onSuccess({ id, kind }) {
      await refresh()
      const action = { label: texts.undo, onAction: () => remove.mutate(id) }
      toast({ ...logToasts.added(kind), action })
    },
  })

  return {
    add,
    update,
    remove,
    /** Changes one field by a press; failures are told. */
    set: (entry: LogEntry, change: Partial<LogEntryFields>) =>
      update.mutateAsync({ ...entry, ...change }).catch(tellFailure),
    tellFailure,
  }
}

export type ChangeLog = ReturnType<typeof useChangeLog>
