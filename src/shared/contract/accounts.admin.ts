import * as z from 'zod/mini'
import { passkeyErrors, passwordErrors } from '#texts/errors/accounts.ts'
import { MAX_PASSKEY_NAME_LENGTH, passwordLengths } from '../limits.ts'
import {
  ChosenPassword,
  PasskeyAssertion,
  PasskeyOptions,
  PasskeyRegistration,
} from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, IdParams, SuccessAnswer, Timestamp, textField } from './fields.ts'

export const MySession = z.object({
  id: z.string(),
  browser: z.string(),
  address: z.string(),
  signedInAt: Timestamp,
  lastSeenAt: Timestamp,
  isThisOne: z.boolean(),
})
export type MySession = z.output<typeof MySession>

export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: () => passwordErrors.currentMissing })
    .check(
      z.minLength(1, { error: () => passwordErrors.currentMissing }),
      z.maxLength(passwordLengths.longest, { error: () => passwordErrors.long }),
    ),
  newPassword: ChosenPassword,
})
export type PasswordChange = z.output<typeof PasswordChange>

/** `repeated` is compared in the browser and never sent. */
export const PasswordChangeForm = z.extend(PasswordChange, { repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    error: () => passwordErrors.notTheSame,
    path: ['repeated'],
  }),
)
export type PasswordChangeForm = z.output<typeof PasswordChangeForm>

export const EmailChange = z.object({
  email: emailField(),
})
export type EmailChange = z.output<typeof EmailChange>

/** A diary without ADMIN_EMAIL starts with an address ending in `.local`, which no mail reaches. */
export const hasNoMailbox = (email: string) => email.toLowerCase().endsWith('.local')

const account = { tag: 'account', who: 'admin', path: '/api/admin/account' } as const

export const listMySessions = defineEndpoint(
  account,
  'GET /sessions',
  'Where I am signed in, last seen first',
  { answer: z.array(MySession) },
)
export const endMySession = defineEndpoint(
  account,
  'DELETE /sessions/:id',
  'Sign out one of my sessions',
  {
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: SuccessAnswer,
  },
)
export const endMyOtherSessions = defineEndpoint(
  account,
  'DELETE /sessions',
  'Sign out everywhere else',
  { answer: SuccessAnswer },
)
/**
 * Ends all other sessions of the person. A wrong current password answers 400 with
 * `fields.currentPassword`; a Google account 409 `account.no_password`.
 */
export const changeMyPassword = defineEndpoint(account, 'PUT /password', 'Change my password', {
  body: PasswordChange,
  answer: SuccessAnswer,
})
export const getMyEmailChange = defineEndpoint(
  account,
  'GET /email',
  'My sign-in email, and the new one that still has to be confirmed',
  {
    answer: z.object({
      email: z.string(),
      waiting: z.nullable(z.object({ email: z.string(), expiresAt: Timestamp })),
    }),
  },
)
/**
 * `mailed` tells that a link must confirm the new address first (when the diary sends mail).
 * Sessions stay. 409 `people.email_taken`, or `account.google_email` for a Google account.
 */
export const changeMyEmail = defineEndpoint(account, 'PUT /email', 'Change my sign-in email', {
  recentSignIn: true,
  body: EmailChange,
  answer: z.object({ status: z.enum(['changed', 'mailed']), email: z.string() }),
})
export const cancelMyEmailChange = defineEndpoint(
  account,
  'DELETE /email',
  'Keep my sign-in email; the mailed link ends',
  { answer: SuccessAnswer },
)

export const AdminPerson = z.object({
  /** `user-1` signs in with a password, `google-1` with Google. */
  id: z.string(),
  email: z.string(),
  provider: z.enum(['password', 'google']),
  addedAt: Timestamp,
  isYou: z.boolean(),
  /**
   * ADMIN_EMAIL names this person: the next start would add the person again, so removal is
   * refused.
   */
  isFromEnvironment: z.boolean(),
})
export type AdminPerson = z.output<typeof AdminPerson>

export const NewPerson = z.object({
  email: emailField(),
  password: ChosenPassword,
})
export type NewPerson = z.output<typeof NewPerson>

export const NewPassword = z.object({ password: ChosenPassword })
export type NewPassword = z.output<typeof NewPassword>

export const PersonId = z.string().check(z.regex(/^(?:user|google)-[1-9]\d{0,8}$/))
const PersonParams = z.object({ id: PersonId })
const people = { tag: 'people', who: 'admin', path: '/api/admin/people' } as const

export const listPeople = defineEndpoint(people, 'GET', 'Everyone who can use the admin', {
  answer: z.array(AdminPerson),
})
export const addPerson = defineEndpoint(
  people,
  'POST',
  'Let someone sign in with email and password',
  {
    recentSignIn: true,
    body: NewPerson,
    answer: AdminPerson,
  },
)
/** Ends all sessions of that person. 409 `people.no_password` for a Google account. */
export const setPersonPassword = defineEndpoint(
  people,
  'PUT /:id/password',
  'Give someone a new password',
  { recentSignIn: true, params: PersonParams, body: NewPassword, answer: SuccessAnswer },
)
/**
 * 409 `people.last_one`, `people.from_environment`, or `people.confirm_yourself` without `confirm`
 * when removing oneself.
 */
export const removePerson = defineEndpoint(
  people,
  'DELETE /:id',
  'Take the admin area away from somebody; never from the last one',
  {
    recentSignIn: true,
    params: PersonParams,
    query: z.object({ confirm: z.optional(z.enum(['true', 'false'])) }),
    answer: SuccessAnswer,
  },
)

export const ReauthenticationForm = z.object({
  password: z
    .string({ error: () => passwordErrors.missing })
    .check(
      z.minLength(1, { error: () => passwordErrors.missing }),
      z.maxLength(passwordLengths.longest, { error: () => passwordErrors.long }),
    ),
})
export type ReauthenticationForm = z.output<typeof ReauthenticationForm>

const confirmation = { tag: 'sign-in', who: 'admin', path: '/api/admin/confirm' } as const

/** Checks for links that are not API calls, for example a download. */
export const checkRecentSignIn = defineEndpoint(
  confirmation,
  'GET',
  'Whether this sign-in is recent enough',
  { recentSignIn: true, answer: SuccessAnswer },
)
/**
 * A wrong password answers 400 with `fields.password`; a Google account 409 `account.no_password`.
 */
export const reauthenticateByPassword = defineEndpoint(
  confirmation,
  'POST',
  'Confirm with the password that it’s you',
  { body: ReauthenticationForm, answer: SuccessAnswer, essential: true },
)
/** Reuses the popup of the sign-in; this call takes its outcome without starting a new session. */
export const reauthenticateByGoogle = defineEndpoint(
  confirmation,
  'POST /google',
  'Confirm with Google that it’s you',
  {
    body: z.object({ flow: z.string().check(z.minLength(16), z.maxLength(128)) }),
    answer: z.object({
      status: z.enum(['pending', 'done', 'failed']),
      reason: z.nullable(z.string()),
    }),
    essential: true,
  },
)

export const PasskeyName = z.object({
  name: textField(1, MAX_PASSKEY_NAME_LENGTH, 'name', () => passkeyErrors),
})
export type PasskeyName = z.output<typeof PasskeyName>

export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  addedAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
  /** The passkey provider syncs it to the owner's other devices. */
  isSynced: z.boolean(),
  /** The domain the passkey was created for, if the diary has moved since: it cannot work here. */
  strandedAt: z.nullable(z.string()),
})
export type Passkey = z.output<typeof Passkey>

export const PasskeyProblem = z.enum(['ip_address', 'not_https'])
export type PasskeyProblem = z.output<typeof PasskeyProblem>

const passkeys = { tag: 'passkeys', who: 'admin', path: '/api/admin/passkeys' } as const

export const listPasskeys = defineEndpoint(
  passkeys,
  'GET',
  'My passkeys, and whether they can work here',
  {
    answer: z.object({
      passkeys: z.array(Passkey),
      /** The origin the passkeys are bound to. */
      origin: z.string(),
      problem: z.nullable(PasskeyProblem),
    }),
  },
)
export const startAddingPasskey = defineEndpoint(
  passkeys,
  'POST /options',
  'A challenge for a new passkey to sign; works once, for five minutes',
  { recentSignIn: true, answer: PasskeyOptions },
)
/**
 * 400 `passkeys.not_made` for any invalid registration; 409 `passkeys.known` or
 * `passkeys.too_many`.
 */
export const addPasskey = defineEndpoint(passkeys, 'POST', 'Add a passkey to my account', {
  recentSignIn: true,
  body: z.extend(PasskeyName, { passkey: PasskeyRegistration }),
  answer: Passkey,
})
export const renamePasskey = defineEndpoint(
  passkeys,
  'PATCH /:id',
  'Give one of my passkeys another name',
  { params: IdParams, body: PasskeyName, answer: Passkey },
)
/**
 * Ends the sessions that this passkey started. 409 `passkeys.last_way_in` when no other way to sign
 * in is left.
 */
export const removePasskey = defineEndpoint(passkeys, 'DELETE /:id', 'Remove one of my passkeys', {
  recentSignIn: true,
  params: IdParams,
  answer: SuccessAnswer,
})

const passkeyConfirmation = {
  tag: 'passkeys',
  who: 'admin',
  path: '/api/admin/confirm/passkey',
} as const

export const startPasskeyReauthentication = defineEndpoint(
  passkeyConfirmation,
  'POST /options',
  'A challenge for one of my passkeys, to confirm that it’s me',
  { answer: PasskeyOptions, essential: true },
)
/** 400 `passkeys.not_confirmed` for any invalid assertion. */
export const reauthenticateByPasskey = defineEndpoint(
  passkeyConfirmation,
  'POST',
  'Confirm with a passkey that it’s you',
  { body: PasskeyAssertion, answer: SuccessAnswer, essential: true },
)
