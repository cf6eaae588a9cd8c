import type { ToastText } from './toast-text.ts'

export const accountErrors = {
  wrongCurrent: 'The current password is not right.',
  noPassword: 'You sign in with Google: change your password there.',
  sessionNotFound: 'This session has ended already.',
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
