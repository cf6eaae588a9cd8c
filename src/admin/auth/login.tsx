import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Redirect, useSearchParams } from 'wouter'
import { LoginForm } from '#shared/contract/auth.ts'
import { doorTexts, loginTexts } from '#shared/texts/auth.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { GoogleButton } from './google/google-button.tsx'
import { FailureBanner } from './sign-in/failure-banner.tsx'
import { wantedAddress } from './sign-in/return-address.ts'
import { NewHere } from './sign-in/setup-hint.tsx'
import { useLogin } from './sign-in/use-sign-in.ts'
import { Door } from './sign-in-frame.tsx'
import { useSession } from './use-session.ts'

export function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  if (session === undefined) return null
  if (session) return <Redirect to={wantedAddress(search.get('next'))} replace />
  return <LoginDoor />
}

function LoginDoor() {
  const { busy, failure, withPassword, withGoogle } = useLogin()
  const { formState, handleSubmit, register } = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState

  return (
    <Door title={doorTexts.loginTitle}>
      <div>
        <h1>{doorTexts.heading}</h1>
        <p className="muted">{loginTexts.adminOnly}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="door-fields" onSubmit={handleSubmit(withPassword)} noValidate>
        <Field label={loginTexts.email} error={errors.email?.message} required>
          <Input type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label={loginTexts.password} error={errors.password?.message} required>
          <Input type="password" autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" wide busy={busy === 'email'} disabled={busy !== null}>
          {busy === 'email' ? loginTexts.withEmailBusy : loginTexts.withEmail}
        </Button>
      </form>
      <div className="or">{loginTexts.divider}</div>
      <GoogleButton
        label={busy === 'google' ? loginTexts.withGoogleBusy : loginTexts.withGoogle}
        busy={busy === 'google'}
        disabled={busy !== null}
        onClick={withGoogle}
      />
      <NewHere />
    </Door>
  )
}
