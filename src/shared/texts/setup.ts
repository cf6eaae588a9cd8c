import type { ToastText } from './toast-text.ts'

export const setupTexts = {
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
