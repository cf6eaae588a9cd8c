import type { ToastText } from './toast-text.ts'

export const setupTexts = {
  pageTitle: 'Admin Setup',
  title: 'One-time Admin Setup',
  intro: 'Choose the Google account that will look after this diary.',
  warning:
    'This Google account will be registered as the site administrator. The setup can be used only once.',
  complete: 'The admin account is already registered.',
  doneTitle: 'You are registered',
  done: 'Your Google account is the site administrator now. Taking you to the admin panel…',
  footer: 'This is a one-time setup. It is disabled after registration.',
  register: 'Register with Google',
  registering: 'Setting up...',
  completeTitle: 'Admin Setup Complete',
  goToLogin: 'Go to Login',
  goToAdmin: 'Go to Admin Panel',
} as const

export const setupDoneToast = {
  title: 'Admin setup complete',
  description: 'You can now login to the admin panel with your Google account.',
} as const satisfies ToastText

export function setupFailedToast(errorMessage?: string): ToastText {
  return {
    title: 'Setup failed',
    description: errorMessage || 'Failed to complete admin setup. Please try again.',
  }
}

export const setupErrors = {
  used: 'The admin account is already registered.',
  needsGoogle: 'Please sign in with Google first.',
  notForThis: 'This Google account can’t set up the diary. Please use the owner’s account.',
  otherAccount: 'The details sent are not those of the signed-in Google account.',
} as const
