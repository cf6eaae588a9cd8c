import { useQueryClient } from '@tanstack/react-query'
import { type Passkey, renamePasskey } from '#shared/contract/accounts.admin.ts'
import { accountToasts, passkeyToasts, passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../../app/api.ts'

import { Dialog } from '../../parts/dialog.tsx'
import { passkeysQuery } from '../passkeys.ts'
import { PasskeyNameForm } from './passkey-name-form.tsx'

interface RenamePasskeyProps {
  passkey: Passkey | null
  onClose: () => void
}

export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const queryClient = useQueryClient()
  async function rename(name: string) {
    if (!passkey) return
    await api(renamePasskey, { params: { id: passkey.id }, body: { name } })
    toast(passkeyToasts.renamed(name))
    await queryClient.invalidateQueries(passkeysQuery)
    onClose()
  }
  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={texts.renameTitle}
      closeLabel={adminTexts.close}
    >
      {passkey && (
        <PasskeyNameForm
          name={passkey.name}
          label={texts.save}
          busyLabel={texts.saving}
          onSave={rename}
          onFailed={(error) =>
            toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
