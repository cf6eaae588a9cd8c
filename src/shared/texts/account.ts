import { emailChangeLimits } from '../limits.ts'
import type { ToastText } from './toast-text.ts'

export const accountErrors = {
  wrongCurrent: 'That’s not your current password.',
  noPassword: 'You sign in with Google, so change your password there.',
  googleEmail: 'You sign in with Google, so change your address there.',
  sameEmail: 'You already sign in with this address.',
  sessionNotFound: 'That session has already ended.',
} as const

export const passwordChangedToast = {
  title: 'Password changed',
  description: 'You were signed out everywhere else.',
} as const satisfies ToastText

export const emailChangedToast = (email: string): ToastText => ({
  title: 'Sign-in email changed',
  description: `From now on you sign in as ${email}.`,
})

export const emailMailedToast = (email: string): ToastText => ({
  title: 'Check your email',
  description: `A link is on its way to ${email}.`,
})

export const emailKeptToast = {
  title: 'Nothing changed',
  description: 'The link in the mail no longer works.',
} as const satisfies ToastText

export const sessionEndedToast = {
  title: 'Signed out',
  description: 'That browser has to sign in again.',
} as const satisfies ToastText

export const otherSessionsEndedToast = {
  title: 'Signed out everywhere else',
  description: 'Only this browser is still signed in.',
} as const satisfies ToastText

export const accountTexts = {
  sessions: 'Where you’re signed in',
  thisOne: 'This device',
  signedIn: 'Signed in',
  lastSeen: 'last seen',
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out everywhere else',
  sessionsFailed: 'Failed to load your sessions. Please try again later.',
  email: 'Change your sign-in email',
  newEmail: 'New email',
  newEmailMailed: 'We’ll send a link there first. Nothing changes until you’ve opened it.',
  newEmailAtOnce:
    'This diary doesn’t send email, so it changes right away. Please check the spelling.',
  emailButtons: {
    mailed: { save: 'Send the link', busy: 'Sending...' },
    atOnce: { save: 'Change Email', busy: 'Changing...' },
  },
  emailWaiting: (email: string) =>
    `We’ve sent a link to ${email}. Open it within ${emailChangeLimits.minutes} minutes to sign in with that address. Until then, nothing changes.`,
  keepEmail: 'Cancel the change',
  emailFailed: 'Failed to load your sign-in email. Please try again later.',
  emailWithGoogle: 'You sign in with Google, so your address is kept there.',
  noMailbox: (email: string) =>
    `You sign in as ${email}, an address without a mailbox. If you forget your password, no email can reach you.`,
  useOwnAddress: 'Use your own address',
  password: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  newPasswordHint: 'You’ll be signed out everywhere else.',
  changePassword: 'Change Password',
  changing: 'Changing...',
  withGoogle: 'You sign in with Google, so your password is kept there.',
} as const

export const accountFailedToast = (message: string): ToastText => ({
  title: 'Error',
  description: message,
})
