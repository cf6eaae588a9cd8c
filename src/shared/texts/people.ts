import type { ToastText } from './toast-text.ts'

export const peopleErrors = {
  emailTaken: 'Somebody with this email address can sign in already.',
  lastOne: 'This is the last admin. Add another one before removing this one.',
  confirmYourself: 'This is you. Confirm that you want to remove your own access.',
  fromEnvironment:
    'This account is set by ADMIN_EMAIL where the diary is started and would come back. Take it away there first.',
  noPassword: 'This account signs in with Google and has no password here.',
  unknownEmail: 'Nobody with this email address can sign in.',
  notFound: 'This person is no longer an admin.',
} as const

/** How somebody signs in, in a list of people. */
export const providerLabels = { password: 'Email and password', google: 'Google' } as const

export const personAddedToast = (email: string): ToastText => ({
  title: 'Admin added',
  description: `${email} can sign in now.`,
})
export const personPasswordToast = (email: string): ToastText => ({
  title: 'Password changed',
  description: `${email} was signed out everywhere and needs the new password.`,
})
export const personRemovedToast = (email: string): ToastText => ({
  title: 'Admin removed',
  description: `${email} can no longer sign in.`,
})
