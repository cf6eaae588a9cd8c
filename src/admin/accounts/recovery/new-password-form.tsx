import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/calls/api-client.ts'
import { ResetForm, resetPassword } from '#shared/contract/accounts.ts'
import { resetTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { api, markFields } from '../../app/api.ts'

import { PasswordField } from '../../parts/fields.tsx'
import { type Failure, passwordFailure } from '../sign-in/failure.ts'
import { FailureBanner } from '../sign-in/failure-banner.tsx'

interface NewPasswordFormProps {
  email: string
  secret: string
  onDone: () => void
  onGone: () => void
}

export function NewPasswordForm({ email, secret, onDone, onGone }: NewPasswordFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null)
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
      if (!markFields(form, error)) setFailure(passwordFailure(error))
    }
  })
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.intro(email)}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="sign-in-fields" onSubmit={save} noValidate>
        <input hidden autoComplete="username" value={email} readOnly />
        <PasswordField
          label={texts.password}
          error={errors.password?.message}
          autoComplete="new-password"
          required
          {...form.register('password')}
        />
        <PasswordField
          label={texts.repeat}
          error={errors.repeated?.message}
          autoComplete="new-password"
          required
          {...form.register('repeated')}
        />
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? texts.saving : texts.save}
        </Button>
      </form>
    </>
  )
}
