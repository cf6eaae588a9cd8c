import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Redirect, useSearchParams } from 'wouter'
import { ApiError } from '#shared/api-client.ts'
import { LoginForm, logIn } from '#shared/contract/auth.ts'
import { loginErrors, loginTexts } from '#shared/texts/auth.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { api } from '../api.ts'
import { adminToken } from './admin-token.ts'
import { sessionQuery, useSession } from './use-session.ts'
import { wantedAddress } from './wanted-address.ts'

export function Login() {
  const session = useSession()
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const [error, setError] = useState<string | null>(null)
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(LoginForm),
    defaultValues: { email: '', password: '' },
  })

  const submit = form.handleSubmit(async (body) => {
    setError(null)
    try {
      const { token } = await api(logIn, { body })
      adminToken.set(token)
      await queryClient.resetQueries(sessionQuery)
    } catch (failure) {
      const isWrong = failure instanceof ApiError && failure.status === 401
      setError(isWrong ? loginErrors.wrongPassword : loginErrors.unexpected)
    }
  })

  if (session === undefined) return <p role="status">{loginTexts.verifying}</p>
  if (session) return <Redirect to={wantedAddress(search.get('next'))} replace />
  const isBusy = form.formState.isSubmitting
  return (
    <main className="door">
      <div className="door-form">
        <form onSubmit={submit} noValidate>
          <h1>Welcome home</h1>
          {error && (
            <div className="banner is-bad" role="alert">
              {error}
            </div>
          )}
          <Field label="Email" error={form.formState.errors.email?.message}>
            <Input type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Field label="Password" error={form.formState.errors.password?.message}>
            <Input type="password" autoComplete="current-password" {...form.register('password')} />
          </Field>
          <Button type="submit" wide busy={isBusy}>
            {isBusy ? loginTexts.withEmailBusy : loginTexts.withEmail}
          </Button>
        </form>
      </div>
    </main>
  )
}
