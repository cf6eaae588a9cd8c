import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ConfirmForm, confirmByPassword } from '#shared/contract/accounts.admin.ts'
import { confirmTexts as texts } from '#texts/admin/sign-in.ts'
import { api, markFields } from '../../app/api.ts'

import { FormActs, PasswordField } from '../../parts/fields.tsx'

import { type Failure, passwordFailure } from '../sign-in/failure.ts'
import { FailureBanner } from '../sign-in/failure-banner.tsx'
import { useSession } from '../use-session.ts'

export interface ConfirmProps {
  onConfirmed: () => void
  onCancel: () => void
}

export function ConfirmByPassword({ onConfirmed, onCancel }: ConfirmProps) {
  const session = useSession()
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<ConfirmForm>({
    resolver: standardSchemaResolver(ConfirmForm),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await api(confirmByPassword, { body })
    } catch (error) {
      if (!markFields(form, error)) setFailure(passwordFailure(error))
      return
    }
    onConfirmed()
  })

  return (
    <form className="form-stack" onSubmit={submit} noValidate>
      {failure && <FailureBanner failure={failure} />}
      {/* Password managers look for the name that belongs to the password. */}
      <input hidden autoComplete="username" value={session?.user?.email ?? ''} readOnly />
      <PasswordField
        label={texts.password}
        error={errors.password?.message}
        autoComplete="current-password"
        required
        {...form.register('password')}
      />
      <FormActs cancelLabel={texts.cancel} onCancel={onCancel} busy={isSubmitting}>
        {isSubmitting ? texts.confirming : texts.confirm}
      </FormActs>
    </form>
  )
}
