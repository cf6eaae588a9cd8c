import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import { LoginForm, logIn, verifyAdmin } from '#shared/contract/auth.ts'
import { loginTexts } from '#shared/texts/auth.ts'
import { signInAgainTexts as texts } from '#shared/texts/saving.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { api } from '../api.ts'
import { Dialog } from '../controls/dialog.tsx'
import { adminToken } from './admin-token.ts'
import { GoogleButton } from './google/google-button.tsx'
import { GoogleFailure, type GoogleSignIn, signInWithGoogle } from './google/google-sign-in.ts'
import { useGoogleAttempt } from './google/use-google-attempt.ts'
import { type Failure, googleFailure, notAdminFailure, passwordFailure } from './sign-in/failure.ts'
import { FailureBanner } from './sign-in/failure-banner.tsx'
import { useGoogleMode, useSession, useSignedIn } from './use-session.ts'

interface SignInAgainProps {
  onSignedIn: () => void
  onClose: () => void
}

/** Over the editor, so that the page with the words stays where it is. */
export function SignInAgain({ onSignedIn, onClose }: SignInAgainProps) {
  const session = useSession()
  const googleMode = useGoogleMode()
  const signedIn = useSignedIn()
  const attempt = useGoogleAttempt(signInWithGoogle)
  const [isGoogleBusy, setGoogleBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: session?.user?.email ?? '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    attempt.stop()
    setFailure(null)
    try {
      const { token, user } = await api(logIn, { body })
      adminToken.set(token)
      signedIn.enter(user, 'password')
    } catch (error) {
      return setFailure(passwordFailure(error))
    }
    onSignedIn()
  })

  const fail = (reason: Failure) => {
    setGoogleBusy(false)
    setFailure(reason)
  }

  async function confirmAdmin({ token, user }: GoogleSignIn) {
    adminToken.set(token)
    try {
      await api(verifyAdmin, { body: user })
    } catch (error) {
      if (error instanceof ApiError) {
        // Unlike at the door nobody is led away: the words are here.
        adminToken.remove()
        return fail(notAdminFailure)
      }
    }
    signedIn.enter(user, 'google')
    onSignedIn()
  }

  function withGoogle() {
    setFailure(null)
    setGoogleBusy(true)
    attempt.start({
      onDone: confirmAdmin,
      onFailed: (error) => fail(googleFailure(error)),
      onClosed: () => fail(googleFailure(new GoogleFailure('closed'))),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.later}
    >
      <form className="form-stack" onSubmit={submit} noValidate>
        {failure && <FailureBanner failure={failure} />}
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <Input type="password" autoComplete="current-password" {...form.register('password')} />
        </Field>
        <div className="acts">
          <Button look="line" small onClick={onClose}>
            {texts.later}
          </Button>
          <Button type="submit" small busy={isSubmitting} disabled={isGoogleBusy}>
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
        </div>
        {googleMode !== 'off' && (
          <GoogleButton
            label={isGoogleBusy ? loginTexts.withGoogleBusy : loginTexts.withGoogle}
            busy={isGoogleBusy}
            disabled={isSubmitting}
            onClick={withGoogle}
          />
        )}
      </form>
    </Dialog>
  )
}
