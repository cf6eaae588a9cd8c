import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { askForReset, ForgottenPassword } from '#shared/contract/accounts.ts'
import { forgottenTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { api, markFields } from '../app/api.ts'

import { Card } from './recovery/card.tsx'
import { WithoutMail } from './recovery/without-mail.tsx'
import { type Failure, passwordFailure } from './sign-in/failure.ts'
import { FailureBanner } from './sign-in/failure-banner.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSignInFacts } from './use-session.ts'

export function ForgotPassword() {
  const facts = useSignInFacts()
  const [isSent, setSent] = useState(false)
  return (
    <SignInFrame title={texts.title}>
      {isSent ? (
        <>
          <Card title={texts.sentTitle} to={{ href: '/admin/login', label: texts.back }}>
            <p>{texts.sent}</p>
          </Card>
          <Button look="quiet" small onClick={() => setSent(false)}>
            {texts.again}
          </Button>
        </>
      ) : facts?.sendsMail === false ? (
        <Card title={texts.title} to={{ href: '/admin/login', label: texts.back }}>
          <WithoutMail />
        </Card>
      ) : (
        <EmailForm onSent={() => setSent(true)} />
      )}
    </SignInFrame>
  )
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useForm<ForgottenPassword>({
    resolver: standardSchemaResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    setFailure(null)
    try {
      await api(askForReset, { body })
      onSent()
    } catch (error) {
      if (!markFields(form, error)) setFailure(passwordFailure(error))
    }
  })
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="muted">{texts.intro}</p>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <form className="sign-in-fields" onSubmit={send} noValidate>
        <Field label={texts.email} error={errors.email?.message} required>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <Button type="submit" wide busy={isSubmitting}>
          {isSubmitting ? texts.sending : texts.send}
        </Button>
      </form>
      <Link className="text-link sign-in-small" href="/admin/login">
        {texts.back}
      </Link>
    </>
  )
}
