import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Passkey, removePasskey } from '#shared/contract/accounts.admin.ts'
import { accountToasts, passkeyToasts, passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { ConfirmDialog } from '../../parts/confirm.tsx'
import { passkeysQuery } from '../passkeys.ts'
import { sessionQuery } from '../use-session.ts'
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
