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

const confirmation = { tag: 'sign-in', who: 'admin', path: '/api/admin/confirm' } as const

/** For what is no call of its own, such as a download by a link. */
export const checkRecentSignIn = endpoint(
  confirmation,
  'GET',
  'Whether this sign-in is recent enough',
  { recentSignIn: true, answer: Done },
)
/** A wrong password answers 400 with `fields.password`; a Google account 409 `account.no_password`. */
export const confirmByPassword = endpoint(
  confirmation,
  'POST',
  'Confirm with the password that it’s you',
  { body: ConfirmForm, answer: Done },
)
/** The popup is the one of the sign-in; this asks for its outcome in place of a new session. */
export const confirmByGoogle = endpoint(
  confirmation,
  'POST /google',
  'Confirm with Google that it’s you',
  {
    body: z.object({ flow: z.string().check(z.minLength(16), z.maxLength(128)) }),
    answer: z.object({
      status: z.enum(['pending', 'done', 'failed']),
      reason: z.nullable(z.string()),
    }),
  },
)
