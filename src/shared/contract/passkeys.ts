import * as z from 'zod/mini'
import { PASSKEY_NAME_LENGTH } from '../limits.ts'
import { SignIn } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams, Timestamp, text } from './fields.ts'

export const PasskeyName = z.object({
  name: text(1, 'Please give it a name', PASSKEY_NAME_LENGTH, 'Name'),
})
export type PasskeyName = z.output<typeof PasskeyName>

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  addedAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
  /** It comes along to the owner's other devices. */
  isSynced: z.boolean(),
  /** The domain it was made for, when that is not the diary's any more: it cannot work here. */
  strandedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

/** Why no passkey can be made or used at the diary's address. */
export const PasskeyProblem = z.enum(['ip_address', 'not_https'])
export type PasskeyProblem = z.output<typeof PasskeyProblem>

const encoded = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest))
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z._default(z.looseObject({}), {}),
}
const clientDataJSON = encoded(8000)

/** As browsers write it, see WebAuthn's `RegistrationResponseJSON`. */
export const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: encoded(32_000),
    transports: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
  }),
})
export type MadePasskey = z.output<typeof MadePasskey>

/** WebAuthn's `AuthenticationResponseJSON`. */
export const SignedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: z.optional(encoded(200)),
  }),
})
export type SignedByPasskey = z.output<typeof SignedByPasskey>

/** What the browser's own call is given: WebAuthn's options as JSON. */
const Options = z.looseObject({ challenge: z.string() })

const passkeySignIn = { tag: 'passkeys', who: 'anyone', path: '/api/auth/passkey' } as const
const passkeys = { tag: 'passkeys', who: 'admin', path: '/api/admin/passkeys' } as const
const passkeyConfirmation = {
  tag: 'passkeys',
  who: 'admin',
  path: '/api/admin/confirm/passkey',
} as const

export const startPasskeySignIn = endpoint(
  passkeySignIn,
  'POST /options',
  'A challenge for a passkey to sign; works once, for five minutes',
  { answer: Options },
)
/** 401 `passkeys.refused` whatever is wrong with it. */
export const signInByPasskey = endpoint(passkeySignIn, 'POST', 'Sign in with a passkey', {
  body: SignedByPasskey,
  answer: z.extend(SignIn, { provider: z.enum(['password', 'google']), passkeyId: z.number() }),
})
export const listPasskeys = endpoint(
  passkeys,
  'GET',
  'My passkeys, and whether they can work here',
  {
    answer: z.object({
      passkeys: z.array(Passkey),
      /** Where they work. */
      origin: z.string(),
      problem: z.nullable(PasskeyProblem),
    }),
  },
)
export const startAddingPasskey = endpoint(
  passkeys,
  'POST /options',
  'A challenge for a new passkey to sign; works once, for five minutes',
  { recentSignIn: true, answer: Options },
)
/** 400 `passkeys.not_made` whatever is wrong with it; 409 `passkeys.known` or `passkeys.too_many`. */
export const addPasskey = endpoint(passkeys, 'POST', 'Add a passkey to my account', {
  recentSignIn: true,
  body: z.extend(PasskeyName, { passkey: MadePasskey }),
  answer: Passkey,
})
export const renamePasskey = endpoint(
  passkeys,
  'PATCH /:id',
  'Give one of my passkeys another name',
  { params: IdParams, body: PasskeyName, answer: Passkey },
)
/** Signs out where it was used. 409 `passkeys.last_way_in` when nothing else would let me in. */
export const removePasskey = endpoint(passkeys, 'DELETE /:id', 'Remove one of my passkeys', {
  recentSignIn: true,
  params: IdParams,
  answer: Done,
})
export const startPasskeyConfirmation = endpoint(
  passkeyConfirmation,
  'POST /options',
  'A challenge for one of my passkeys, to confirm that it’s me',
  { answer: Options },
)
/** 400 `passkeys.not_confirmed` whatever is wrong with it. */
export const confirmByPasskey = endpoint(
  passkeyConfirmation,
  'POST',
  'Confirm with a passkey that it’s you',
  { body: SignedByPasskey, answer: Done },
)
