import { passkeyTexts as texts } from '#texts/admin/accounts.ts'
import type { useSignIn } from '../sign-in/use-sign-in.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { usePasskeyOffer } from './use-passkey-offer.ts'

/** The button, and the offer in the email field beside it. */
export function PasskeySignIn({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { busy, withPasskey, enterByPasskey, failByPasskey } = signIn
  const isBusy = busy === 'passkey'
  usePasskeyOffer({ isOn: !isBusy, onSignedIn: enterByPasskey, onFailed: failByPasskey })
  return (
    <PasskeyButton
      label={isBusy ? texts.signInBusy : texts.signIn}
      busy={isBusy}
      disabled={busy !== null}
      onClick={withPasskey}
    />
  )
}
