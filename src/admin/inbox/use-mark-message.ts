import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markMessage } from '#shared/contract/inbox.ts'
import { inboxToasts } from '#shared/texts/inbox.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../api.ts'
import { refreshInbox } from './inbox-queries.ts'

export function useMarkMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api(markMessage, { params: { id }, body: { isRead } }),
    onSuccess: () => refreshInbox(queryClient),
    onError: () => toast({ ...inboxToasts.markFailed, variant: 'destructive' }),
  })
}
