import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Message, removeMessage } from '#shared/contract/messages.admin.ts'
import { deleteMessageTexts, messageToasts } from '#texts/admin/messages.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { refreshReaders } from '../app/queries.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'

interface DeleteMessageProps {
  message: Message | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteMessage({ message, onClose, onDeleted }: DeleteMessageProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: number) => api(removeMessage, { params: { id } }),
    async onSuccess() {
      await refreshReaders(queryClient)
      toast(messageToasts.deleted)
      onClose()
      onDeleted()
    },
    onError: () => toast({ ...messageToasts.deleteFailed, variant: 'destructive' }),
  })
  return (
    <ConfirmDialog
      open={message !== null}
      onClose={onClose}
      title={deleteMessageTexts.confirmTitle}
      description={deleteMessageTexts.confirm(message?.name ?? '')}
      cancelLabel={deleteMessageTexts.cancel}
      confirmLabel={remove.isPending ? deleteMessageTexts.deleting : deleteMessageTexts.delete}
      busy={remove.isPending}
      onConfirm={() => message && remove.mutate(message.id)}
    />
  )
}
