import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountToasts, passkeyToasts, passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { toast } from '#ui/overlays/toast.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { addingTrouble, makePasskey, passkeysQuery } from '../passkeys.ts'
import { sessionQuery } from '../use-session.ts'
import { mySessionsQuery } from './my-sessions.tsx'
import { PasskeyNameForm } from './passkey-name-form.tsx'

interface AddPasskeyProps {
  open: boolean
  onClose: () => void
}

export function AddPasskey({ open, onClose }: AddPasskeyProps) {
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery(mySessionsQuery)
  const suggested = sessions?.find(({ isThisOne }) => isThisOne)?.browser ?? ''

  async function add(name: string) {
    const added = await makePasskey(name)
    toast(passkeyToasts.added(added.name))
    await queryClient.invalidateQueries(passkeysQuery)
    // The login page offers what there is.
    await queryClient.invalidateQueries(sessionQuery)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.addTitle}
      description={texts.addHint}
      closeLabel={adminTexts.close}
    >
      <PasskeyNameForm
        name={suggested}
        label={texts.add}
        busyLabel={texts.adding}
        onSave={add}
        onFailed={(error) =>
          toast({ ...accountToasts.failed(addingTrouble(error)), variant: 'destructive' })
        }
        onCancel={onClose}
      />
    </Dialog>
  )
}
