import { passwordLengths } from '#shared/limits.ts'

export const loginErrors = {
  wrongPassword: 'Invalid email or password. Please try again.',
  unexpected: 'An error occurred. Please try again later.',
  googleFailed: 'Google login failed. Please try again or use email/password.',
  notAdmin: 'You are not authorized as an admin.',
  busy: 'Too many people are signing in at once. Please try again in a moment.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const

export const passwordErrors = {
  missing: 'Please enter your password',
  currentMissing: 'Please enter your current password',
  short: (characters: number) => `Password must be at least ${characters} characters`,
  long: `Password must be at most ${passwordLengths.longest} characters`,
  notTheSame: 'The two passwords don’t match',
  common: 'This password is too common and easy to guess. Please choose another.',
} as const

export const confirmErrors = {
  needed: 'Please confirm it’s you. You signed in a while ago.',
  wrongPassword: 'That’s not your password. Please try again.',
  googleFailed: 'Google couldn’t confirm it’s you. Please try again.',
} as const

/** Shown under "Google login failed."; each tells the owner what to do next. */
export const googleTroubles = {
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  closed: 'The sign-in window was closed before you were done.',
  cancelled: 'You chose not to continue at Google.',
  unverified: 'Google hasn’t verified that account’s email address.',
  unreachable: 'Google didn’t answer. Please try again in a moment.',
  offline: 'We couldn’t reach the diary. Please check your connection.',
  expired: 'That sign-in expired or was already used.',
  otherAccount: 'That’s a different account from the one you’re signed in with.',
  failed: 'Google didn’t confirm the sign-in.',
} as const

export type GoogleTrouble = keyof typeof googleTroubles

export const accountErrors = {
  wrongCurrent: 'That’s not your current password.',
  noPassword: 'You sign in with Google, so change your password there.',
  googleEmail: 'You sign in with Google, so change your address there.',
  sameEmail: 'You already sign in with this address.',
  sessionNotFound: 'That session has already ended.',
} as const

export const passkeyErrors = {
  name: 'Please give it a name',
  fields: { name: 'Name' },
  refused: 'This passkey doesn’t work here. Please try another way to sign in.',
  notMade: 'We couldn’t add the passkey. Please try again.',
  notConfirmed: 'The passkey couldn’t confirm it’s you. Please try again.',
  known: 'This passkey is already on your list.',
  tooMany: 'You’ve reached the limit for passkeys. Please remove one first.',
  notFound: 'This passkey was already removed.',
  lastWayIn:
    'This passkey is the only way into your account right now. Add another passkey first, or set up Google sign-in again.',
  notHere: 'Passkeys don’t work at this address.',
  cancelled: 'No passkey was used. You can try again, or sign in another way.',
  notAdded: 'No passkey was added. You can try again whenever you like.',
} as const

export const appErrors = {
  name: 'Give it a name.',
  fields: { name: 'Name' },
  nameTaken: 'You already have an app with that name.',
  tooMany: 'Twenty apps is the limit. Revoke one to add another.',
  notFound: 'This app was already revoked.',
} as const

export const peopleErrors = {
  emailTaken: 'Someone with this email address can already sign in.',
  lastOne: 'You’re the only admin. Add another before removing this one.',
  confirmYourself: 'This is you. Confirm that you want to remove your own access.',
  fromEnvironment:
    'This account comes from ADMIN_EMAIL and would come back at the next start. Remove it there first.',
  noPassword: 'This account signs in with Google and has no password here.',
  unknownEmail: 'No one with this email address can sign in.',
  notFound: 'This person is no longer an admin.',
} as const

export const recoveryErrors = {
  noMail:
    'This diary doesn’t send email. On the computer that runs it, type: npm run admin -- password YOUR-EMAIL',
  resetGone: 'This link was already used or is more than 30 minutes old. Please ask for a new one.',
} as const

export const setupErrors = {
  used: 'The admin account is already registered.',
  needsGoogle: 'Please sign in with Google first.',
  notForThis: 'This Google account can’t set up the diary. Please use the owner’s account.',
  otherAccount: 'The details sent are not those of the signed-in Google account.',
} as const
