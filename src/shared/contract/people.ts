import * as z from 'zod/mini'
import { ChosenPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Done, emailAddress, Timestamp } from './fields.ts'

/** Somebody who may use the admin area, by whichever way of signing in. */
export const AdminPerson = z.object({
  /** `user-1` signs in with a password, `google-1` with Google. */
  id: z.string(),
  email: z.string(),
  provider: z.enum(['password', 'google']),
  addedAt: Timestamp,
  isYou: z.boolean(),
  /** Named by ADMIN_EMAIL: it would come back at the next start, so it cannot be removed here. */
  isFromEnvironment: z.boolean(),
})
export type AdminPerson = z.output<typeof AdminPerson>

export const NewPerson = z.object({
  email: emailAddress('Please enter a valid email address'),
  password: ChosenPassword,
})
export type NewPerson = z.output<typeof NewPerson>

export const NewPassword = z.object({ password: ChosenPassword })
export type NewPassword = z.output<typeof NewPassword>

export const PersonId = z.string().check(z.regex(/^(?:user|google)-[1-9]\d{0,8}$/))
const PersonParams = z.object({ id: PersonId })
const people = { tag: 'people', who: 'admin', path: '/api/admin/people' } as const

export const listPeople = endpoint(people, 'GET', 'Everyone who can use the admin', {
  answer: z.array(AdminPerson),
})
/** 409 `people.email_taken` when the address is in use already. */
export const addPerson = endpoint(people, 'POST', 'Let someone sign in with email and password', {
  recentSignIn: true,
  body: NewPerson,
  answer: AdminPerson,
})
/** Signs that person out everywhere. 409 `people.no_password` for a Google account. */
export const setPersonPassword = endpoint(
  people,
  'PUT /:id/password',
  'Give someone a new password',
  { recentSignIn: true, params: PersonParams, body: NewPassword, answer: Done },
)
/**
 * 409 `people.last_one`, `people.from_environment`, or `people.confirm_yourself` when it is
 * yourself and `confirm` was not said.
 */
export const removePerson = endpoint(
  people,
  'DELETE /:id',
  'Take the admin area away from somebody; never from the last one',
  {
    recentSignIn: true,
    params: PersonParams,
    query: z.object({ confirm: z.optional(z.enum(['true', 'false'])) }),
    answer: Done,
  },
)
