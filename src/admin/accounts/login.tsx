import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { Link, Redirect, useSearchParams } from 'wouter'
import { LoginForm } from '#shared/contract/accounts.ts'
import { passkeyTexts } from '#texts/admin/accounts.ts'
import { forgottenTexts, loginTexts, signInPageTexts } from '#texts/admin/sign-in.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { PasswordField } from '../parts/fields.tsx'
import { GoogleButton } from './google.tsx'
import { PasskeyButton, usePasskeyAutofill } from './passkeys.tsx'
import { setupStatusQuery, useSession, useSignInMethods } from './session.ts'
import { FailureBanner, ResetByCommandHint, SignInFrame } from './sign-in-frame.tsx'
import { readReturnAddress, useSignIn } from './use-sign-in.ts'

const WaitingShare = lazy(async () => ({
  default: (await import('../moments/waiting-share.tsx')).WaitingShareNotice,
}))

export function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session === undefined) return null
  if (session) return <Redirect to={readReturnAddress(search.get('next'))} replace />
  return <LoginScreen />
}

function LoginScreen() {
  const signIn = useSignIn()
  const { busy, failure, withPassword, withGoogle } = signIn
  const hasPasskeys = useSignInMethods()?.passkeys ?? false
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
      <Suspense>
        <WaitingShare />
      </Suspense>
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

function PasskeySignIn({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { busy, withPasskey, enterByPasskey, failByPasskey } = signIn
  const isBusy = busy === 'passkey'
  usePasskeyAutofill({ isOn: !isBusy, onSignedIn: enterByPasskey, onFailed: failByPasskey })
  return (
    <PasskeyButton
      label={isBusy ? passkeyTexts.signInBusy : passkeyTexts.signIn}
      busy={isBusy}
      disabled={busy !== null}
      onClick={withPasskey}
    />
  )
}

/**
 * Links to the password reset if the diary sends mail; otherwise names the command its owner can
 * run.
 */
function ForgottenHint() {
  const facts = useSignInMethods()
  if (!facts) return null
  if (facts.sendsMail) {
    return (
      <Link className="text-link sign-in-small" href="/admin/forgot-password">
        {forgottenTexts.link}
      </Link>
    )
  }
  return (
    <details className="sign-in-small forgotten">
      <summary>
        <span className="text-link">{forgottenTexts.link}</span>
        <Icon of={ChevronDown} />
      </summary>
      <ResetByCommandHint />
    </details>
  )
}

function SetupHint() {
  const { data, isPending } = useQuery(setupStatusQuery)
  if (isPending) return null
  if (data?.used !== false) return <p className="muted sign-in-small">{loginTexts.needAccount}</p>
  return (
    <div className="banner is-note sign-in-setup">
      <p>
        <strong>{loginTexts.firstTime}</strong>
        <br />
        {signInPageTexts.setupHint}
      </p>
      <Link href="/admin/setup" className={buttonClass({ variant: 'line', small: true })}>
        {loginTexts.setupButton}
      </Link>
    </div>
  )
}
