import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSubscriber, type Subscriber } from '#shared/contract/newsletter.admin.ts'
import { subscriberToasts, removeSubscriberTexts as texts } from '#texts/admin/newsletter.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../app/api.ts'
import { refreshReaders } from '../../app/queries.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { tellFailure } from '../mail/tell-failure.ts'

interface RemoveSubscriberProps {
  subscriber: Subscriber | null
  onClose: () => void
  onRemoved: () => void
}

export function RemoveSubscriber({ subscriber, onClose, onRemoved }: RemoveSubscriberProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (id: number) => api(removeSubscriber, { params: { id } }),
    async onSuccess() {
      await refreshReaders(queryClient)
      toast(subscriberToasts.removed)
      onClose()
      onRemoved()
    },
    onError: (error) => tellFailure(error),
  })
  return (
    <ConfirmDialog
      open={subscriber !== null}
      onClose={onClose}
      title={texts.confirmTitle}
      description={texts.confirm(subscriber?.email ?? '')}
      cancelLabel={texts.cancel}
      confirmLabel={remove.isPending ? texts.removing : texts.remove}
      busy={remove.isPending}
      onConfirm={() => subscriber && remove.mutate(subscriber.id)}
    />
  )
}
