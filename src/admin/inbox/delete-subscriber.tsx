import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSubscriber, type Subscriber } from '#shared/contract/subscribers.ts'
import { deleteSubscriberTexts, inboxToasts } from '#shared/texts/inbox.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../api.ts'
import { ConfirmDialog } from '../controls/confirm-dialog.tsx'
import { refreshInbox } from './inbox-queries.ts'

interface DeleteSubscriberProps {
  subscriber: Subscriber | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteSubscriber({ subscriber, onClose, onDeleted }: DeleteSubscriberProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: number) => api(removeSubscriber, { params: { id } }),
    async onSuccess() {
      await refreshInbox(queryClient)
      toast(inboxToasts.subscriberDeleted)
      onClose()
      onDeleted()
    },
    onError: () => toast({ ...inboxToasts.subscriberDeleteFailed, variant: 'destructive' }),
  })
  const { confirmTitle, confirm, cancel, deleting } = deleteSubscriberTexts
  return (
    <ConfirmDialog
      open={subscriber !== null}
      onClose={onClose}
      title={confirmTitle}
      description={confirm(subscriber?.email ?? '')}
      cancelLabel={cancel}
      confirmLabel={remove.isPending ? deleting : deleteSubscriberTexts.delete}
      busy={remove.isPending}
      onConfirm={() => subscriber && remove.mutate(subscriber.id)}
    />
  )
}
