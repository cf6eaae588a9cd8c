import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Redirect, useSearchParams } from 'wouter'
import { LoginForm } from '#shared/contract/accounts.ts'
import { loginTexts, signInPageTexts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordField } from '../parts/fields.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { ForgottenHint } from './recovery/forgotten-hint.tsx'
import { FailureBanner } from './sign-in/failure-banner.tsx'
import { returnAddress } from './sign-in/return-address.ts'
import { SetupHint } from './sign-in/setup-hint.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSession, useSignInFacts } from './use-session.ts'

export function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session === undefined) return null
  if (session) return <Redirect to={returnAddress(search.get('next'))} replace />
  return <LoginScreen />
}

function LoginScreen() {
  const signIn = useSignIn()
  const { busy, failure, withPassword, withGoogle } = signIn
  const hasPasskeys = useSignInFacts()?.passkeys ?? false
  const { formState, handleSubmit, register } = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState

  return (
    <SignInFrame title={signInPageTexts.loginTitle}>
      <div>
        <h1>{signInPageTexts.heading}</h1>
        <p className="muted">{loginTexts.adminOnly}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="sign-in-fields" onSubmit={handleSubmit(withPassword)} noValidate>
        <Field label={loginTexts.email} error={errors.email?.message} required>
          <Input
            type="email"
            autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
            {...register('email')}
          />
        </Field>
        <PasswordField
          label={loginTexts.password}
          error={errors.password?.message}
          autoComplete="current-password"
          required
          {...register('password')}
        />
        <Button type="submit" wide busy={busy === 'email'} disabled={busy !== null}>
          {busy === 'email' ? loginTexts.withEmailBusy : loginTexts.withEmail}
        </Button>
        <ForgottenHint />
      </form>
      <div className="or">{loginTexts.divider}</div>
      <GoogleButton
        label={busy === 'google' ? loginTexts.withGoogleBusy : loginTexts.withGoogle}
        busy={busy === 'google'}
        disabled={busy !== null}
        onClick={withGoogle}
      />
      {hasPasskeys && <PasskeySignIn signIn={signIn} />}
      <SetupHint />
    </SignInFrame>
  )
}
