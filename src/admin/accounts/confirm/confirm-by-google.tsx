import { useState } from 'react'
import { confirmTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { confirmWithGoogle, GoogleFailure } from '../google/google-sign-in.ts'
import { useGoogleAttempt } from '../google/use-google-attempt.ts'
import { type Failure, googleConfirmFailure } from '../sign-in/failure.ts'
import { FailureBanner } from '../sign-in/failure-banner.tsx'
import type { ConfirmProps } from './confirm-by-password.tsx'

export function ConfirmByGoogle({ onConfirmed, onCancel }: ConfirmProps) {
  const attempt = useGoogleAttempt(confirmWithGoogle)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const fail = (error: unknown) => {
    setBusy(false)
    setFailure(googleConfirmFailure(error))
  }

  function confirm() {
    setFailure(null)
    setBusy(true)
    attempt.start({
      onDone: async () => onConfirmed(),
      onFailed: fail,
      onClosed: () => fail(new GoogleFailure('closed')),
    })
  }

  return (
    <div className="form-stack">
      {failure && <FailureBanner failure={failure} />}
      <GoogleButton
        look="solid"
        label={isBusy ? texts.withGoogleBusy : texts.withGoogle}
        busy={isBusy}
        disabled={isBusy}
        onClick={confirm}
      />
      <div className="acts">
        <Button look="line" small onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  )
}
