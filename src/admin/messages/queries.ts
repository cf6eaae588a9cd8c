import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  getInboxCounts,
  listMessages,
  markMessage,
  removeMessage,
} from '#shared/contract/messages.admin.ts'
import { messageToasts } from '#texts/admin/messages.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { fresh, refresh } from '../app/queries.ts'

export const messagesQuery = (page: string) =>
  queryOptions({
    queryKey: [listMessages.path, page],
    queryFn: ({ signal }) => api(listMessages, { query: { page }, signal }),
    ...fresh,
  })

const refreshMessages = () => refresh(listMessages.path, getInboxCounts.path)

export const useMarkMessage = () =>
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
      toast(messageToasts.deleted)
    },
    meta: { failed: messageToasts.deleteFailed },
  })
