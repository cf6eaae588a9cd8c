import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { PASSKEY_MINUTES } from '#shared/limits.ts'
import {
  canOfferPasskeys,
  type PasskeySignIn,
  signInWithPasskey,
  stopWaitingForPasskey,
} from './passkey-calls.ts'

/** A new challenge in time: an old one would be refused when somebody picks a passkey at last. */
const RENEW_MS = (PASSKEY_MINUTES - 1) * 60_000

interface Offer {
  /** Off while the button waits: a browser waits for one at a time. */
  isOn: boolean
  onSignedIn: (signIn: PasskeySignIn) => void
  onFailed: (error: ApiError) => void
}

/** Passkeys among the suggestions of the email field, in browsers that can. */
export function usePasskeyOffer({ isOn, onSignedIn, onFailed }: Offer) {
  const enter = useEffectEvent(onSignedIn)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!isOn || !window.PublicKeyCredential) return
    let isOver = false
    let isWaiting = false
    const offer = async () => {
      try {
        if (!(await canOfferPasskeys()) || isOver) return
        isWaiting = true
        const signIn = await signInWithPasskey({ asOffer: true })
        if (!isOver) enter(signIn)
      } catch (error) {
        // Anything else is the browser taking the offer back.
        if (!isOver && error instanceof ApiError && error.status === 401) fail(error)
      }
    }
    offer()
    const renewal = setInterval(offer, RENEW_MS)
    return () => {
      isOver = true
      clearInterval(renewal)
      if (isWaiting) stopWaitingForPasskey()
    }
  }, [isOn])
}
