import type { WebAuthnError } from '@simplewebauthn/browser'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  addPasskey,
  listPasskeys,
  reauthenticateByPasskey,
  startAddingPasskey,
  startPasskeyReauthentication,
} from '#shared/contract/accounts.admin.ts'
import { signInByPasskey as signInCall, startPasskeySignIn } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { PASSKEY_CHALLENGE_MINUTES } from '#shared/limits.ts'
import { passkeyProblems } from '#texts/admin/accounts.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { KeyRound } from '#ui/icons/key-round.ts'
import { api } from '../app/api.ts'

interface PasskeyButtonProps {
  label: string
  busy: boolean
  disabled: boolean
  onClick: () => void
}

export function PasskeyButton({ label, busy, disabled, onClick }: PasskeyButtonProps) {
  return (
    <Button variant="line" wide busy={busy} disabled={disabled} onClick={onClick}>
      {!busy && <Icon of={KeyRound} />}
      {label}
    </Button>
  )
}

/** Never fresh: other browsers add passkeys of the same owner. */
export const passkeysQuery = queryOptions({
  queryKey: [listPasskeys.path],
  queryFn: ({ signal }) => api(listPasskeys, { signal }),
  staleTime: 0,
})

/** Returns why this browser can neither create nor use a passkey here, or null if it can. */
export function findPasskeyProblem({
  origin,
  problem,
}: Answer<typeof listPasskeys>): string | null {
  if (problem) return passkeyProblems[problem](origin)
  if (location.origin !== origin) return passkeyProblems.elsewhere(origin)
  return window.PublicKeyCredential ? null : passkeyProblems.unsupported
}

export const describeAddPasskeyError = (error: unknown) =>
  describePasskeyError(error, passkeyErrors.notAdded)

/** Loaded on first use, so that the login page stays small. */
const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>
type OptionsToSign = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type OptionsToMake = Parameters<Library['startRegistration']>[0]['optionsJSON']

export type PasskeySignInResult = Answer<typeof signInCall>

const asJson = <T,>(options: unknown) => options as T

/** With `asOffer` the promise stays pending until the user picks a passkey in the email field. */
export async function signInWithPasskey({ asOffer = false } = {}): Promise<PasskeySignInResult> {
  const { startAuthentication } = await library()
  const optionsJSON = asJson<OptionsToSign>(await api(startPasskeySignIn))
  const body = await startAuthentication({ optionsJSON, useBrowserAutofill: asOffer })
  const answer = await api(signInCall, { body: asSent(body) })
  rememberThisDevice(answer.passkeyId, body)
  return answer
}

export async function reauthenticateWithPasskey(): Promise<void> {
  const { startAuthentication } = await library()
  const optionsJSON = asJson<OptionsToSign>(await api(startPasskeyReauthentication))
  await api(reauthenticateByPasskey, { body: asSent(await startAuthentication({ optionsJSON })) })
}

export async function registerPasskey(name: string) {
  const { startRegistration } = await library()
  const optionsJSON = asJson<OptionsToMake>(await api(startAddingPasskey))
  const passkey = await startRegistration({ optionsJSON })
  const added = await api(addPasskey, { body: { name, passkey: asSent(passkey) } })
  rememberThisDevice(added.id, passkey)
  return added
}

const canOfferPasskeys = async () => (await library()).browserSupportsWebAuthnAutofill()
const stopWaitingForPasskey = async () => (await library()).WebAuthnAbortService.cancelCeremony()

/** The server does not need the browser's extension results. */
function asSent<T extends { clientExtensionResults: object }>(response: T) {
  const { clientExtensionResults: _, ...sent } = response
  return sent
}

/** Returns the message to show; `ifCancelled` is for a user or device that declined. */
export function describePasskeyError(error: unknown, ifCancelled: string): string {
  if (error instanceof ApiError) return error.problem?.message ?? ifCancelled
  const { code } = error as WebAuthnError
  return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? passkeyErrors.known : ifCancelled
}

const KEY = 'passkeysOfThisDevice'

/**
 * Ids of the passkeys created or used with this device's built-in authenticator; marks them in the
 * list.
 */
export function readPasskeysOfThisDevice(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/**
 * A passkey on a phone or a security key is "cross-platform" and does not belong to this device.
 */
function rememberThisDevice(id: number, used: { authenticatorAttachment?: string }) {
  if (used.authenticatorAttachment !== 'platform') return
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readPasskeysOfThisDevice(), id])]))
  } catch {
    // Without localStorage the list only lacks its "this device" mark.
  }
}

/** Requests a new challenge before the old one expires; the server refuses an expired one. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000

interface Offer {
  /** Off while the passkey button is busy: a browser runs only one passkey request at a time. */
  isOn: boolean
  onSignedIn: (signIn: PasskeySignInResult) => void
  onFailed: (error: ApiError) => void
}

export function usePasskeyAutofill({ isOn, onSignedIn, onFailed }: Offer) {
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
        // Any other error means that the browser ended the offer itself.
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
