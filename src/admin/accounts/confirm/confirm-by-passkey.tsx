import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyTexts as texts } from '#texts/admin/accounts.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { confirmWithPasskey, passkeyTrouble } from '../passkeys/passkey-calls.ts'
import { passkeysQuery, whyNoPasskeys } from '../passkeys.ts'
import type { Failure } from '../sign-in/failure.ts'
import { FailureBanner } from '../sign-in/failure-banner.tsx'

/** Beside the other way, for those who have a passkey that works here. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { data } = useQuery(passkeysQuery)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const hasOne = data?.passkeys.some(({ strandedAt }) => strandedAt === null)
  if (!data || !hasOne || whyNoPasskeys(data)) return null

  async function confirm() {
    setFailure(null)
    setBusy(true)
    try {
      await confirmWithPasskey()
      onConfirmed()
    } catch (error) {
      setFailure({ title: passkeyTrouble(error, passkeyErrors.notConfirmed) })
      setBusy(false)
    }
  }
  return (
    <div className="form-stack confirm-passkey">
      {failure && <FailureBanner failure={failure} />}
      <PasskeyButton
        label={isBusy ? texts.confirmBusy : texts.confirm}
        busy={isBusy}
        disabled={isBusy}
        onClick={confirm}
      />
    </div>
  )
}
