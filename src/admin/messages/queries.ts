import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  getInboxCounts,
  listMessages,
  markMessage,
  removeMessage,
} from '#shared/contract/messages.admin.ts'
import { messageToasts } from '#texts/admin/messages.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { freshQueryOptions, refreshQueries } from '../app/queries.ts'

export const messagesQuery = (page: string) =>
  queryOptions({
    queryKey: [listMessages.path, page],
    queryFn: ({ signal }) => api(listMessages, { query: { page }, signal }),
    ...freshQueryOptions,
  })

const refreshMessages = () => refreshQueries(listMessages.path, getInboxCounts.path)

export const useMarkMessageRead = () =>
  useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api(markMessage, { params: { id }, body: { isRead } }),
    onSuccess: refreshMessages,
    meta: { failed: messageToasts.markFailed },
  })

export const useRemoveMessage = () =>
  useMutation({
    mutationFn: (id: number) => api(removeMessage, { params: { id } }),
    async onSuccess() {
      await refreshMessages()
      showToast(messageToasts.deleted)
    },
    meta: { failed: messageToasts.deleteFailed },
  })
