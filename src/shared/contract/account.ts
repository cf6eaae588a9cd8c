import * as z from 'zod/mini'
import { passwordErrors } from '#texts/errors/accounts.ts'
import { ChosenPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, Timestamp } from './fields.ts'

/** One of my sign-ins that is still good. */
export const MySession = z.object({
  id: z.string(),
  /** For people: "Firefox on Linux". */
  browser: z.string(),
  address: z.string(),
  signedInAt: Timestamp,
  lastSeenAt: Timestamp,
  isThisOne: z.boolean(),
})
export type MySession = z.output<typeof MySession>

export const PasswordChange = z.object({
  currentPassword: z
    .string({ error: 'Please enter your current password' })
    .check(
      z.minLength(1, { error: 'Please enter your current password' }),
      z.maxLength(200, { error: 'Password must be at most 200 characters' }),
    ),
  newPassword: ChosenPassword,
})
export type PasswordChange = z.output<typeof PasswordChange>

/** What is typed; the second time is for the eyes alone. */
export const PasswordChangeForm = z.extend(PasswordChange, { repeated: z.string() }).check(
  z.refine(({ newPassword, repeated }) => newPassword === repeated, {
    error: passwordErrors.notTheSame,
    path: ['repeated'],
  }),
)
export type PasswordChangeForm = z.output<typeof PasswordChangeForm>

/** The address I sign in with. */
export const EmailChange = z.object({
  email: emailAddress('Please enter a valid email address'),
})
export type EmailChange = z.output<typeof EmailChange>

/** Made up for a diary that was told none: no mail ever reaches it. */
export const hasNoMailbox = (email: string) => email.toLowerCase().endsWith('.local')

const account = { tag: 'account', who: 'admin', path: '/api/admin/account' } as const

export const listMySessions = endpoint(
  account,
  'GET /sessions',
  'Where I am signed in, last seen first',
  { answer: z.array(MySession) },
)
export const endMySession = endpoint(
  account,
  'DELETE /sessions/:id',
  'Sign out one of my sessions',
  { params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }), answer: Done },
)
export const endMyOtherSessions = endpoint(
  account,
  'DELETE /sessions',
  'Sign out everywhere else',
  { answer: Done },
)
/**
 * All my other sessions die. A wrong current password answers 400 with
 * `fields.currentPassword`; a Google account 409 `account.no_password`.
 */
export const changeMyPassword = endpoint(account, 'PUT /password', 'Change my password', {
  body: PasswordChange,
  answer: Done,
})
export const getMyEmailChange = endpoint(
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
 * `mailed` where the diary sends mail: a link confirms the new address first. All sessions stay.
 * 409 `people.email_taken`, or `account.google_email` for a Google account.
 */
export const changeMyEmail = endpoint(account, 'PUT /email', 'Change my sign-in email', {
  recentSignIn: true,
  body: EmailChange,
  answer: z.object({ status: z.enum(['changed', 'mailed']), email: z.string() }),
})
export const cancelMyEmailChange = endpoint(
  account,
  'DELETE /email',
  'Keep my sign-in email; the mailed link ends',
  { answer: Done },
)
