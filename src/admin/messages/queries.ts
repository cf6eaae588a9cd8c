import { useMutation, useQueryClient } from '@tanstack/react-query'
import { markMessage } from '#shared/contract/messages.admin.ts'
import { messageToasts } from '#texts/admin/messages.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { refreshReaders } from '../app/queries.ts'

export function useMarkMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) =>
      api(markMessage, { params: { id }, body: { isRead } }),
    onSuccess: () => refreshReaders(queryClient),
    onError: () => toast({ ...messageToasts.markFailed, variant: 'destructive' }),
  })
}
