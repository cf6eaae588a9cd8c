import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Passkey, removePasskey } from '#shared/contract/accounts.admin.ts'
import { accountToasts, passkeyToasts, passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../../api.ts'
import { passkeysQuery } from '../../auth/passkeys.ts'
import { sessionQuery } from '../../auth/use-session.ts'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import { messageOf } from '../../error-message.ts'
import { mySessionsQuery } from './my-sessions.tsx'

interface RemovePasskeyProps {
  passkey: Passkey | null
  onClose: () => void
}

export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api(removePasskey, { params: { id } }),
    onSuccess: (_done, { name }) => toast(passkeyToasts.removed(name)),
    onError: (error) =>
      toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' }),
    async onSettled() {
      onClose()
      await queryClient.invalidateQueries(passkeysQuery)
      await queryClient.invalidateQueries(mySessionsQuery)
      await queryClient.invalidateQueries(sessionQuery)
    },
  })
  return (
    <ConfirmDialog
      open={passkey !== null}
      onClose={onClose}
      title={texts.removeTitle(passkey?.name ?? '')}
      description={texts.removeText}
      cancelLabel={texts.cancel}
      confirmLabel={remove.isPending ? texts.removing : texts.removeConfirm}
      busy={remove.isPending}
      onConfirm={() => passkey && remove.mutate(passkey)}
    />
  )
}
