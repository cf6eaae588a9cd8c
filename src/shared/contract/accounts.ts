import * as z from 'zod/mini'
import { passwordErrors } from '#texts/errors/accounts.ts'
import { bodyLimits, passwordLengths } from '../limits.ts'
import { defineEndpoint } from './endpoint.ts'
import { emailField, SuccessAnswer, Timestamp } from './fields.ts'

function password(shortest: number) {
  const error = () => passwordErrors.short(shortest)
  return z
    .string({ error })
    .check(
      z.minLength(shortest, { error }),
      z.maxLength(passwordLengths.longest, { error: () => passwordErrors.long }),
    )
}

/** Rule for new passwords. The server also refuses the most common ones, with `fields`. */
export const ChosenPassword = password(passwordLengths.chosen)

export const LoginForm = z.object({
  email: emailField(),
  password: password(passwordLengths.signIn),
})
export type LoginForm = z.output<typeof LoginForm>

export const SignedInUser = z.object({ uid: z.string(), email: z.string() })
export type SignedInUser = z.output<typeof SignedInUser>

/** Browsers store the token under `adminToken`, prefixed by its provider. */
export const SignIn = z.object({ token: z.string(), user: SignedInUser })
export type SignIn = z.output<typeof SignIn>

export const Registration = z.object({
  email: emailField(),
  displayName: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  uid: z.string().check(z.minLength(1), z.maxLength(255)),
})
export type Registration = z.output<typeof Registration>

const signIn = { tag: 'sign-in', who: 'anyone', path: '/api/auth' } as const
const setup = { tag: 'sign-in', who: 'anyone', path: '/api/admin' } as const
const registration = { tag: 'sign-in', who: 'session', path: '/api/admin/register' } as const

export const logIn = defineEndpoint(signIn, 'POST /login', 'Sign in with email and password', {
  body: LoginForm,
  answer: SignIn,
  essential: true,
})
export const logOut = defineEndpoint(
  signIn,
  'POST /logout',
  'Sign out; the cookie and the token end together',
  { answer: SuccessAnswer, essential: true },
)
export const getSession = defineEndpoint(signIn, 'GET /session', 'Who is signed in, or null', {
  answer: z.object({
    user: z.nullable(SignedInUser),
    isAdmin: z.boolean(),
    provider: z.nullable(z.enum(['password', 'google'])),
    google: z.enum(['configured', 'practice', 'off']),
    /** Whether a passkey exists that works at this address. */
    passkeys: z.boolean(),
    /** Needed to reset a forgotten password by mail. */
    sendsMail: z.boolean(),
  }),
})
/** Channel on which the popup tells its opener that the sign-in has finished. */
export const GOOGLE_CHANNEL = 'google-sign-in'
export const finishGoogleSignIn = defineEndpoint(
  signIn,
  'POST /google/finish',
  'Ask for the outcome of a Google sign-in',
  {
    body: z.object({ flow: z.string().check(z.minLength(16), z.maxLength(128)) }),
    answer: z.object({
      status: z.enum(['pending', 'done', 'failed']),
      signIn: z.nullable(z.extend(SignIn, { displayName: z.nullable(z.string()) })),
      reason: z.nullable(z.string()),
    }),
    essential: true,
  },
)
export const verifyAdmin = defineEndpoint(
  signIn,
  'POST /verify-admin',
  'Whether the signed-in Google account is an admin',
  {
    body: z.object({
      email: z.string().check(z.maxLength(254)),
      uid: z.string().check(z.maxLength(255)),
    }),
    answer: SuccessAnswer,
    essential: true,
  },
)
export const getSetupStatus = defineEndpoint(
  setup,
  'GET /setup-status',
  'Whether the one-time setup has been used',
  { answer: z.object({ used: z.boolean() }) },
)
export const registerAdmin = defineEndpoint(
  registration,
  'POST',
  'Register the signed-in Google account as the owner, once',
  { body: Registration, answer: SuccessAnswer },
)

export const ForgottenPassword = z.object({
  email: emailField(),
})
export type ForgottenPassword = z.output<typeof ForgottenPassword>

const MailedSecret = z.object({ secret: z.string().check(z.minLength(1), z.maxLength(100)) })
/** `repeated` is compared in the browser and never sent. */
export const ResetForm = z.object({ password: ChosenPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    error: () => passwordErrors.notTheSame,
    path: ['repeated'],
  }),
)
export type ResetForm = z.output<typeof ResetForm>

/**
 * The answer is the same for every address, so that nobody learns who has an account. 409 `auth.no_mail`
 * when the diary sends no mail.
 */
export const requestPasswordReset = defineEndpoint(
  signIn,
  'POST /forgotten',
  'Ask for a mail with a password link',
  { body: ForgottenPassword, answer: SuccessAnswer, essential: true },
)
export const checkReset = defineEndpoint(
  signIn,
  'POST /reset/check',
  'Whose password a link is for; null if it’s used or expired',
  { body: MailedSecret, answer: z.object({ email: z.nullable(z.string()) }) },
)

/** Ends all sessions. 404 `auth.reset_gone` for a used or expired link. */
export const resetPassword = defineEndpoint(
  signIn,
  'POST /reset',
  'Choose a new password with the link from a mail',
  {
    body: z.extend(MailedSecret, { password: ChosenPassword }),
    answer: SuccessAnswer,
    essential: true,
  },
)
export const checkSignOutLink = defineEndpoint(
  signIn,
  'POST /sign-out/check',
  'Which sign-in a link can end; null if it has ended',
  {
    body: MailedSecret,
    answer: z.object({
      session: z.nullable(
        z.object({ browser: z.string(), address: z.string(), signedInAt: Timestamp }),
      ),
    }),
  },
)
export const signOutByLink = defineEndpoint(
  signIn,
  'POST /sign-out',
  'End the sign-in that a mail was about',
  { body: MailedSecret, answer: SuccessAnswer, essential: true },
)

const encoded = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest))
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z._default(z.looseObject({}), {}),
}
const clientDataJSON = encoded(8000)

/** WebAuthn's `RegistrationResponseJSON`. */
export const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: encoded(32_000),
    transports: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
  }),
})
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>

/** WebAuthn's `AuthenticationResponseJSON`. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: z.optional(encoded(200)),
  }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** WebAuthn's options as JSON, passed to the browser's API unchanged. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

const passkeySignIn = { tag: 'passkeys', who: 'anyone', path: '/api/auth/passkey' } as const

export const startPasskeySignIn = defineEndpoint(
  passkeySignIn,
  'POST /options',
  'A challenge for a passkey to sign; works once, for five minutes',
  { answer: PasskeyOptions, essential: true },
)
/** 401 `passkeys.refused` for any invalid assertion. */
export const signInByPasskey = defineEndpoint(passkeySignIn, 'POST', 'Sign in with a passkey', {
  body: PasskeyAssertion,
  bodyLimit: bodyLimits.writing,
  answer: z.extend(SignIn, { provider: z.enum(['password', 'google']), passkeyId: z.number() }),
  essential: true,
})
