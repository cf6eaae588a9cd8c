import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changeMyPassword, PasswordChangeForm } from '#shared/contract/accounts.admin.ts'
import { accountToasts, accountTexts as texts } from '#texts/admin/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api, markFields, messageOf } from '../../app/api.ts'

import { PasswordField } from '../../parts/fields.tsx'
import { useMarkUnsaved } from '../../settings/unsaved.ts'
import { useSession } from '../use-session.ts'
import { mySessionsQuery } from './my-sessions.tsx'

const empty = { currentPassword: '', newPassword: '', repeated: '' }

export function ChangePassword({ provider }: { provider: 'password' | 'google' | null }) {
  return (
    <section className="box" aria-labelledby="change-password">
      <div className="box-head">
        <h2 id="change-password">{texts.password}</h2>
      </div>
      {provider === 'google' ? <p className="muted">{texts.withGoogle}</p> : <PasswordForm />}
    </section>
  )
}

function PasswordForm() {
  const queryClient = useQueryClient()
  const email = useSession()?.user?.email ?? ''
  const form = useForm<PasswordChangeForm>({
    resolver: standardSchemaResolver(PasswordChangeForm),
    defaultValues: empty,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useMarkUnsaved('password', isDirty)

  const change = form.handleSubmit(async ({ repeated: _, ...body }) => {
    try {
      await api(changeMyPassword, { body })
      form.reset(empty)
      toast(accountToasts.passwordChanged)
      await queryClient.invalidateQueries(mySessionsQuery)
    } catch (error) {
      if (!markFields(form, error))
        toast({ ...accountToasts.failed(messageOf(error)), variant: 'destructive' })
    }
  })

  return (
    <form className="form-stack" noValidate onSubmit={change}>
      <input hidden autoComplete="username" value={email} readOnly />
      <PasswordField
        label={texts.currentPassword}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={texts.newPassword}
        hint={texts.newPasswordHint}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...form.register('newPassword')}
      />
      <PasswordField
        label={texts.repeatPassword}
        error={errors.repeated?.message}
        autoComplete="new-password"
        {...form.register('repeated')}
      />
      <div className="savebar">
        <Button type="submit" look="line" busy={isSubmitting}>
          {isSubmitting ? texts.changing : texts.changePassword}
        </Button>
      </div>
    </form>
  )
}
