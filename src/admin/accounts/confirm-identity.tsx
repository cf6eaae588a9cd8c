import { confirmTexts as texts } from '#texts/admin/sign-in.ts'
import { Dialog } from '../parts/dialog.tsx'
import { ConfirmByGoogle } from './confirm/confirm-by-google.tsx'
import { ConfirmByPasskey } from './confirm/confirm-by-passkey.tsx'
import { ConfirmByPassword } from './confirm/confirm-by-password.tsx'
import { settleConfirmation, useIsConfirmationAsked } from './confirm/confirmation.ts'
import { useSession } from './use-session.ts'

const confirm = () => settleConfirmation(true)
const cancel = () => settleConfirmation(false)

/** Opens over whatever screen made a call that needs a recent sign-in. */
export function ConfirmIdentity() {
  const isAsked = useIsConfirmationAsked()
  const session = useSession()
  const Way = session?.provider === 'google' ? ConfirmByGoogle : ConfirmByPassword
  return (
    <Dialog
      open={isAsked}
      onClose={cancel}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.cancel}
    >
      <Way onConfirmed={confirm} onCancel={cancel} />
      <ConfirmByPasskey onConfirmed={confirm} />
    </Dialog>
  )
}
