import type { ToastText } from './toast-text.ts'

export const accountTexts = {
  sessions: 'Where you are signed in',
  thisOne: 'This one',
  lastSeen: 'Last seen',
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out everywhere else',
  sessionsFailed: 'Failed to load your sessions. Please try again later.',
  password: 'Change your password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'All your other sessions are signed out.',
  changePassword: 'Change Password',
  changing: 'Changing...',
  withGoogle: 'You sign in with Google, so your password is kept there.',
} as const

export const accountToasts = {
  passwordChanged: {
    title: 'Password changed',
    description: 'Every other browser has been signed out.',
  },
  signedOut: { title: 'Signed out', description: 'That browser has to sign in again.' },
} as const satisfies Record<string, ToastText>

export const accountFailedToast = (message: string): ToastText => ({
  title: 'Error',
  description: message,
})
