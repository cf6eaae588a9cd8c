import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ReauthenticationForm, reauthenticateByPassword } from '#shared/contract/accounts.admin.ts'
import { passkeyTexts } from '#texts/admin/accounts.ts'
import { confirmTexts } from '#texts/admin/sign-in.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { api, markInvalidFields } from '../app/api.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons, PasswordField } from '../parts/fields.tsx'
import {
  GoogleButton,
  GoogleSignInError,
  reauthenticateWithGoogle,
  useGooglePopup,
} from './google.tsx'
import {
  describePasskeyError,
  findPasskeyProblem,
  PasskeyButton,
  passkeysQuery,
  reauthenticateWithPasskey,
} from './passkeys.tsx'
import { resolveReauthentication, useReauthenticationReason } from './reauthentication.ts'
import { useSession } from './session.ts'
import { FailureBanner } from './sign-in-frame.tsx'
import { passwordFailureOf, reauthenticationFailureOf, type SignInFailure } from './use-sign-in.ts'

const confirm = () => resolveReauthentication(true)
const cancel = () => resolveReauthentication(false)

export function ReauthenticationDialog() {
  const reason = useReauthenticationReason()
  const session = useSession()
  const Way = session?.provider === 'google' ? ConfirmByGoogle : ConfirmByPassword
  return (
    <Dialog
      open={reason !== null}
      onClose={cancel}
      title={confirmTexts.title}
      description={confirmTexts.reasons[reason ?? 'access']}
      closeLabel={confirmTexts.cancel}
    >
      <Way onConfirmed={confirm} onCancel={cancel} />
      <ConfirmByPasskey onConfirmed={confirm} />
    </Dialog>
  )
}

interface ConfirmProps {
  onConfirmed: () => void
  onCancel: () => void
}

function ConfirmByPassword({ onConfirmed, onCancel }: ConfirmProps) {
  const session = useSession()
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const form = useForm<ReauthenticationForm>({
    resolver: standardSchemaResolver(ReauthenticationForm),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await api(reauthenticateByPassword, { body })
    } catch (error) {
      if (!markInvalidFields(form, error)) setFailure(passwordFailureOf(error))
      return
    }
    onConfirmed()
  })

  return (
    <form className="form-stack" onSubmit={submit} noValidate>
      {failure && <FailureBanner failure={failure} />}
      {/* Password managers need a username field to find the matching password. */}
      <input hidden autoComplete="username" value={session?.user?.email ?? ''} readOnly />
      <PasswordField
        label={confirmTexts.password}
        error={errors.password?.message}
        autoComplete="current-password"
        required
        {...form.register('password')}
      />
      <FormButtons cancelLabel={confirmTexts.cancel} onCancel={onCancel} busy={isSubmitting}>
        {isSubmitting ? confirmTexts.confirming : confirmTexts.confirm}
      </FormButtons>
    </form>
  )
}

function ConfirmByGoogle({ onConfirmed, onCancel }: ConfirmProps) {
  const attempt = useGooglePopup(reauthenticateWithGoogle)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)

  const fail = (error: unknown) => {
    setBusy(false)
    setFailure(reauthenticationFailureOf(error))
  }

  function confirm() {
    setFailure(null)
    setBusy(true)
    attempt.start({
      onDone: async () => onConfirmed(),
      onFailed: fail,
      onClosed: () => fail(new GoogleSignInError('closed')),
    })
  }

  return (
    <div className="form-stack">
      {failure && <FailureBanner failure={failure} />}
      <GoogleButton
        variant="solid"
        label={isBusy ? confirmTexts.withGoogleBusy : confirmTexts.withGoogle}
        busy={isBusy}
        disabled={isBusy}
        onClick={confirm}
      />
      <div className="acts">
        <Button variant="line" small onClick={onCancel}>
          {confirmTexts.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Offered next to the password or Google, if the owner has a passkey that works on this origin. */
function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { data } = useQuery(passkeysQuery)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const hasOne = data?.passkeys.some(({ strandedAt }) => strandedAt === null)
  if (!data || !hasOne || findPasskeyProblem(data)) return null

  async function confirm() {
    setFailure(null)
    setBusy(true)
    try {
      await reauthenticateWithPasskey()
      onConfirmed()
    } catch (error) {
      setFailure({ title: describePasskeyError(error, passkeyErrors.notConfirmed) })
      setBusy(false)
    }
  }
  return (
    <div className="form-stack confirm-passkey">
      {failure && <FailureBanner failure={failure} />}
      <PasskeyButton
        label={isBusy ? passkeyTexts.confirmBusy : passkeyTexts.confirm}
        busy={isBusy}
        disabled={isBusy}
        onClick={confirm}
      />
    </div>
  )
}
