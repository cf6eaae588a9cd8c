import type { WebAuthnError } from '@simplewebauthn/browser'
import { ApiError } from '#shared/calls/api-client.ts'
import {
  addPasskey,
  confirmByPasskey,
  startAddingPasskey,
  startPasskeyConfirmation,
} from '#shared/contract/accounts.admin.ts'
import { signInByPasskey as signInCall, startPasskeySignIn } from '#shared/contract/accounts.ts'
import type { Answer } from '#shared/contract/endpoint.ts'
import { passkeyErrors } from '#texts/errors/accounts.ts'
import { api } from '../../app/api.ts'
import { keepAsThisDevice } from './this-device.ts'

/** Loaded where a passkey is really used: the login page itself stays small. */
const library = () => import('@simplewebauthn/browser')
type Library = Awaited<ReturnType<typeof library>>
type OptionsToSign = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type OptionsToMake = Parameters<Library['startRegistration']>[0]['optionsJSON']

export type PasskeySignIn = Answer<typeof signInCall>

const asJson = <T>(options: unknown) => options as T

/** As an offer it waits in the email field until somebody picks a passkey there. */
export async function signInWithPasskey({ asOffer = false } = {}): Promise<PasskeySignIn> {
  const { startAuthentication } = await library()
  const optionsJSON = asJson<OptionsToSign>(await api(startPasskeySignIn))
  const body = await startAuthentication({ optionsJSON, useBrowserAutofill: asOffer })
  const answer = await api(signInCall, { body: asSent(body) })
  keepAsThisDevice(answer.passkeyId, body)
  return answer
}

export async function confirmWithPasskey(): Promise<void> {
  const { startAuthentication } = await library()
  const optionsJSON = asJson<OptionsToSign>(await api(startPasskeyConfirmation))
  await api(confirmByPasskey, { body: asSent(await startAuthentication({ optionsJSON })) })
}

export async function makePasskey(name: string) {
  const { startRegistration } = await library()
  const optionsJSON = asJson<OptionsToMake>(await api(startAddingPasskey))
  const passkey = await startRegistration({ optionsJSON })
  const added = await api(addPasskey, { body: { name, passkey: asSent(passkey) } })
  keepAsThisDevice(added.id, passkey)
  return added
}

export const canOfferPasskeys = async () => (await library()).browserSupportsWebAuthnAutofill()
export const stopWaitingForPasskey = async () =>
  (await library()).WebAuthnAbortService.cancelCeremony()

/** The browser's extension results are of no use to us. */
function asSent<T extends { clientExtensionResults: object }>(response: T) {
  const { clientExtensionResults: _, ...sent } = response
  return sent
}

/** What to say about it; `ifCancelled` when the person, or the device, said no. */
export function passkeyTrouble(error: unknown, ifCancelled: string): string {
  if (error instanceof ApiError) return error.problem?.message ?? ifCancelled
  const { code } = error as WebAuthnError
  return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? passkeyErrors.known : ifCancelled
}
