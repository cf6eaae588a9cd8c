import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { LoginForm } from '#shared/contract/accounts.ts'
import { passkeyTexts } from '#texts/admin/accounts.ts'
import { loginTexts, signInAgainTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { PasswordField } from '../parts/fields.tsx'
import { GoogleButton } from './google.tsx'
import { PasskeyButton } from './passkeys.tsx'
import { useSession, useSignInMethods } from './session.ts'
import { FailureBanner } from './sign-in-frame.tsx'
import { useSignIn } from './use-sign-in.ts'

interface SignInAgainProps {
  onSignedIn: () => void
  onClose: () => void
}

/** Opens over the editor, so that its unsaved text stays on the page. */
export function SignInAgainDialog({ onSignedIn, onClose }: SignInAgainProps) {
  const session = useSession()
  const facts = useSignInMethods()
  const { busy, failure, withPassword, withGoogle, withPasskey } = useSignIn({
    stays: true,
    onSignedIn,
  })
  const { formState, handleSubmit, register } = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: session?.user?.email ?? '', password: '' },
  })
  const { errors } = formState
  const isBusy = busy === 'email'
  return (
    <Dialog onClose={onClose} title={texts.title} description={texts.text} closeLabel={texts.later}>
      <form className="form-stack" onSubmit={handleSubmit(withPassword)} noValidate>
        {failure && <FailureBanner failure={failure} />}
        <Field label={loginTexts.email} error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <PasswordField
          label={loginTexts.password}
          error={errors.password?.message}
          autoComplete="current-password"
          {...register('password')}
        />
        <div className="acts">
          <Button variant="line" small onClick={onClose}>
            {texts.later}
          </Button>
          <Button type="submit" small busy={isBusy} disabled={busy !== null}>
            {isBusy ? texts.submitting : texts.submit}
          </Button>
        </div>
        {facts?.google !== 'off' && (
          <GoogleButton
            label={busy === 'google' ? loginTexts.withGoogleBusy : loginTexts.withGoogle}
            busy={busy === 'google'}
            disabled={busy !== null}
            onClick={withGoogle}
          />
        )}
        {facts?.passkeys && (
          <PasskeyButton
            label={busy === 'passkey' ? passkeyTexts.signInBusy : passkeyTexts.signIn}
            busy={busy === 'passkey'}
            disabled={busy !== null}
            onClick={withPasskey}
          />
        )}
      </form>
    </Dialog>
  )
}
