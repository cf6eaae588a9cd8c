import * as z from 'zod/mini'
import { passwordErrors } from '#texts/errors/accounts.ts'
import { ChosenPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, Timestamp } from './fields.ts'

export const ForgottenPassword = z.object({
  email: emailAddress('Please enter a valid email address'),
})
export type ForgottenPassword = z.output<typeof ForgottenPassword>

/** From the link in a mail. */
const MailedSecret = z.object({ secret: z.string().check(z.minLength(1), z.maxLength(100)) })

const signIn = { tag: 'sign-in', who: 'anyone', path: '/api/auth' } as const

/** The same answer for every address. 409 `auth.no_mail` where the diary sends no mail. */
export const askForReset = endpoint(
  signIn,
  'POST /forgotten',
  'Ask for a mail with a password link',
  { body: ForgottenPassword, answer: Done },
)
export const checkReset = endpoint(
  signIn,
  'POST /reset/check',
  'Whose password a link is for; null if it’s used or expired',
  { body: MailedSecret, answer: z.object({ email: z.nullable(z.string()) }) },
)
/** What is typed; the second time is for the eyes alone. */
export const ResetForm = z.object({ password: ChosenPassword, repeated: z.string() }).check(
  z.refine(({ password, repeated }) => password === repeated, {
    error: passwordErrors.notTheSame,
    path: ['repeated'],
  }),
)
export type ResetForm = z.output<typeof ResetForm>

/** Signs out everywhere. 404 `auth.reset_gone` for a link that is used up or too old. */
export const resetPassword = endpoint(
  signIn,
  'POST /reset',
  'Choose a new password with the link from a mail',
  { body: z.extend(MailedSecret, { password: ChosenPassword }), answer: Done },
)
export const checkSignOutLink = endpoint(
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
export const signOutByLink = endpoint(
  signIn,
  'POST /sign-out',
  'End the sign-in that a mail was about',
  { body: MailedSecret, answer: Done },
)
