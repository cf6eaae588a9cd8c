import * as z from 'zod/mini'
import { passwordLengths } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './fields.ts'

function password(shortest: number) {
  const error = `Password must be at least ${shortest} characters`
  return z.string({ error }).check(
    z.minLength(shortest, { error }),
    z.maxLength(passwordLengths.longest, {
      error: `Password must be at most ${passwordLengths.longest} characters`,
    }),
  )
}

/** For new passwords. The server also refuses the most common ones, with `fields`. */
export const ChosenPassword = password(passwordLengths.chosen)

export const LoginForm = z.object({
  email: emailAddress('Please enter a valid email address'),
  password: password(passwordLengths.signIn),
})
export type LoginForm = z.output<typeof LoginForm>

export const SignedInUser = z.object({ uid: z.string(), email: z.string() })
export type SignedInUser = z.output<typeof SignedInUser>

/** The token is kept by the browser under `adminToken`, its provider in front. */
export const SignIn = z.object({ token: z.string(), user: SignedInUser })
export type SignIn = z.output<typeof SignIn>

export const Registration = z.object({
  email: emailAddress('Please enter a valid email address'),
  displayName: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  uid: z.string().check(z.minLength(1), z.maxLength(255)),
})
export type Registration = z.output<typeof Registration>

const signIn = { tag: 'sign-in', who: 'anyone', path: '/api/auth' } as const
const setup = { tag: 'sign-in', who: 'anyone', path: '/api/admin' } as const
const registration = { tag: 'sign-in', who: 'session', path: '/api/admin/register' } as const
const Ok = z.object({ success: z.boolean() })

export const logIn = endpoint(signIn, 'POST /login', 'Sign in with email and password', {
  body: LoginForm,
  answer: SignIn,
})
export const logOut = endpoint(
  signIn,
  'POST /logout',
  'Sign out; the cookie and the token end together',
  { answer: Ok },
)
export const getSession = endpoint(signIn, 'GET /session', 'Who is signed in, or null', {
  answer: z.object({
    user: z.nullable(SignedInUser),
    isAdmin: z.boolean(),
    provider: z.nullable(z.enum(['password', 'google'])),
    google: z.enum(['configured', 'practice', 'off']),
    /** Whether there is one that can open the diary at this address. */
    passkeys: z.boolean(),
    /** Whether a forgotten password can be replaced by mail. */
    sendsMail: z.boolean(),
  }),
})
export const finishGoogleSignIn = endpoint(
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
  },
)
export const verifyAdmin = endpoint(
  signIn,
  'POST /verify-admin',
  'Whether the signed-in Google account is an admin',
  {
    body: z.object({
      email: z.string().check(z.maxLength(254)),
      uid: z.string().check(z.maxLength(255)),
    }),
    answer: Ok,
  },
)
export const getSetupStatus = endpoint(
  setup,
  'GET /setup-status',
  'Whether the one-time setup has been used',
  { answer: z.object({ used: z.boolean() }) },
)
export const registerAdmin = endpoint(
  registration,
  'POST',
  'Register the signed-in Google account as the owner, once',
  { body: Registration, answer: Ok },
)
