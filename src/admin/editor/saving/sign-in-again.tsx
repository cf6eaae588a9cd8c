import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/api-client.ts'
import { LoginForm, logIn } from '#shared/contract/auth.ts'
import { loginErrors } from '#shared/texts/auth.ts'
import { signInAgainTexts as texts } from '#shared/texts/never-lose.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { api } from '../../api.ts'
import { adminToken } from '../../auth/admin-token.ts'
import { sessionQuery, useSession } from '../../auth/use-session.ts'

interface SignInAgainProps {
  onSignedIn: () => void
  onClose: () => void
}

/** Over the editor, so that the page with the words stays where it is. */
export function SignInAgain({ onSignedIn, onClose }: SignInAgainProps) {
  const queryClient = useQueryClient()
  const session = useSession()
  const [error, setError] = useState<string | null>(null)
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: session?.user?.email ?? '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (body) => {
    setError(null)
    try {
      const { token } = await api(logIn, { body })
      adminToken.set(token)
    } catch (failure) {
      const isWrong = failure instanceof ApiError && failure.status === 401
      return setError(isWrong ? loginErrors.wrongPassword : messageOf(failure))
    }
    // Asked anew in the background: the guard must not take the editor away meanwhile.
    void queryClient.invalidateQueries(sessionQuery)
    onSignedIn()
  })

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
        {error && (
          <div className="banner is-bad" role="alert">
            {error}
          </div>
        )}
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
          <Button type="submit" small busy={isSubmitting}>
            {isSubmitting ? texts.submitting : texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const messageOf = (failure: unknown) =>
  failure instanceof ApiError && failure.problem && failure.status < 500
    ? failure.problem.message
    : loginErrors.unexpected
