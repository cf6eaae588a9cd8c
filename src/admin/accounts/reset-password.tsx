import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkReset } from '#shared/contract/accounts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { resetTexts as texts } from '#texts/admin/sign-in.ts'
import { recoveryErrors } from '#texts/errors/accounts.ts'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { api, messageOf } from '../app/api.ts'

import { Card } from './recovery/card.tsx'
import { NewPasswordForm } from './recovery/new-password-form.tsx'
import { useMailedSecret } from './recovery/use-mailed-secret.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** From the link in a mail. Opening it changes nothing: mail scanners open every link. */
export function ResetPassword() {
  const secret = useMailedSecret()
  const [step, setStep] = useState<'choosing' | 'done' | 'gone'>('choosing')
  const { data, error, refetch } = useQuery({
    queryKey: [checkReset.path, secret],
    queryFn: () => api(checkReset, { body: { secret: secret || '-' } }),
    gcTime: 0,
  })
  const isGone = step === 'gone' || data?.email === null
  return (
    <SignInFrame title={texts.title}>
      {step === 'done' ? (
        <Card title={texts.doneTitle} to={{ href: '/admin/login', label: texts.toLogin }}>
          <p>{texts.done}</p>
        </Card>
      ) : isGone ? (
        <Card
          title={texts.goneTitle}
          to={{ href: '/admin/forgot-password', label: texts.askAgain }}
        >
          <p>{recoveryErrors.resetGone}</p>
        </Card>
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
        <p role="status">{adminTexts.loading}</p>
      )}
    </SignInFrame>
  )
}
