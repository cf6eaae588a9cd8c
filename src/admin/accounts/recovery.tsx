import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  checkReset,
  ForgottenPassword,
  ResetForm,
  requestPasswordReset,
  resetPassword,
} from '#shared/contract/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { forgottenTexts, resetTexts } from '#texts/admin/sign-in.ts'
import { recoveryErrors } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { api, markInvalidFields, messageOf } from '../app/api.ts'
import { PasswordField } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { useSignInMethods } from './session.ts'
import {
  FailureBanner,
  ResetByCommandHint,
  SignInCard,
  SignInFrame,
  useSecretFromUrl,
} from './sign-in-frame.tsx'
import { passwordFailureOf, type SignInFailure } from './use-sign-in.ts'

export function ForgotPassword() {
  const facts = useSignInMethods()
  const [isSent, setSent] = useState(false)
  return (
    <SignInFrame title={forgottenTexts.title}>
      {isSent ? (
        <>
          <SignInCard
            title={forgottenTexts.sentTitle}
            to={{ href: '/admin/login', label: forgottenTexts.back }}
          >
            <p>{forgottenTexts.sent}</p>
          </SignInCard>
          <Button variant="quiet" small onClick={() => setSent(false)}>
            {forgottenTexts.again}
          </Button>
        </>
      ) : facts?.sendsMail === false ? (
        <SignInCard
          title={forgottenTexts.title}
          to={{ href: '/admin/login', label: forgottenTexts.back }}
        >
          <ResetByCommandHint />
        </SignInCard>
      ) : (
        <EmailForm onSent={() => setSent(true)} />
      )}
    </SignInFrame>
  )
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const form = useForm<ForgottenPassword>({
    resolver: standardSchemaResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await api(requestPasswordReset, { body })
      onSent()
    } catch (error) {
      if (!markInvalidFields(form, error)) setFailure(passwordFailureOf(error))
    }
  })
  return (
    <>
      <div>
        <h1>{forgottenTexts.title}</h1>
        <p className="muted">{forgottenTexts.intro}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="sign-in-fields" onSubmit={send} noValidate>
        <Field label={forgottenTexts.email} error={errors.email?.message} required>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? forgottenTexts.sending : forgottenTexts.send}
        </Button>
      </form>
      <Link className="text-link sign-in-small" href="/admin/login">
        {forgottenTexts.back}
      </Link>
    </>
  )
}

/** Opened from a mailed link. Opening it must change nothing: mail scanners open every link. */
export function ResetPassword() {
  const secret = useSecretFromUrl()
  const [step, setStep] = useState<'choosing' | 'done' | 'gone'>('choosing')
  const { data, error, refetch } = useQuery({
    queryKey: [checkReset.path, secret],
    queryFn: () => api(checkReset, { body: { secret: secret || '-' } }),
    gcTime: 0,
  })
  const isGone = step === 'gone' || data?.email === null
  return (
    <SignInFrame title={resetTexts.title}>
      {step === 'done' ? (
        <SignInCard
          title={resetTexts.doneTitle}
          to={{ href: '/admin/login', label: resetTexts.toLogin }}
        >
          <p>{resetTexts.done}</p>
        </SignInCard>
      ) : isGone ? (
        <SignInCard
          title={resetTexts.goneTitle}
          to={{ href: '/admin/forgot-password', label: resetTexts.askAgain }}
        >
          <p>{recoveryErrors.resetGone}</p>
        </SignInCard>
      ) : data?.email ? (
        <NewPasswordForm
          email={data.email}
          secret={secret}
          onDone={() => setStep('done')}
          onGone={() => setStep('gone')}
        />
      ) : error ? (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
          {messageOf(error)}
        </ErrorBox>
      ) : (
        <SkeletonRows rows={2} />
      )}
    </SignInFrame>
  )
}

interface NewPasswordFormProps {
  email: string
  secret: string
  onDone: () => void
  onGone: () => void
}

function NewPasswordForm({ email, secret, onDone, onGone }: NewPasswordFormProps) {
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const form = useForm<ResetForm>({
    resolver: standardSchemaResolver(ResetForm),
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await api(resetPassword, { body: { secret, password } })
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onGone()
      if (!markInvalidFields(form, error)) setFailure(passwordFailureOf(error))
    }
  })
  return (
    <>
      <div>
        <h1>{resetTexts.title}</h1>
        <p className="muted">{resetTexts.intro(email)}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="sign-in-fields" onSubmit={save} noValidate>
        <input hidden autoComplete="username" value={email} readOnly />
        <PasswordField
          label={resetTexts.password}
          error={errors.password?.message}
          autoComplete="new-password"
          required
          {...form.register('password')}
        />
        <PasswordField
          label={resetTexts.repeat}
          error={errors.repeated?.message}
          autoComplete="new-password"
          required
          {...form.register('repeated')}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? resetTexts.saving : resetTexts.save}
        </Button>
      </form>
    </>
  )
}
