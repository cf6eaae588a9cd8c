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
