import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'

export const ConfirmForm = z.object({
  password: z
    .string({ error: 'Please enter your password' })
    .check(
      z.minLength(1, { error: 'Please enter your password' }),
      z.maxLength(200, { error: 'Password must be at most 200 characters' }),
    ),
})
export type ConfirmForm = z.output<typeof ConfirmForm>

const tag = 'sign-in'

/** For what is no call of its own, such as a download by a link. */
export const checkRecentSignIn = endpoint({
  method: 'GET',
  path: '/api/admin/confirm',
  who: 'admin',
  recentSignIn: true,
  tag,
  summary: 'Whether this sign-in is recent enough',
  answer: Done,
})
/** A wrong password answers 400 with `fields.password`; a Google account 409 `account.no_password`. */
export const confirmByPassword = endpoint({
  method: 'POST',
  path: '/api/admin/confirm',
  who: 'admin',
  tag,
  summary: 'Confirm with the password that it’s you',
  body: ConfirmForm,
  answer: Done,
})
/** The popup is the one of the sign-in; this asks for its outcome in place of a new session. */
export const confirmByGoogle = endpoint({
  method: 'POST',
  path: '/api/admin/confirm/google',
  who: 'admin',
  tag,
  summary: 'Confirm with Google that it’s you',
  body: z.object({ flow: z.string().check(z.minLength(16), z.maxLength(128)) }),
  answer: z.object({
    status: z.enum(['pending', 'done', 'failed']),
    reason: z.nullable(z.string()),
  }),
})
