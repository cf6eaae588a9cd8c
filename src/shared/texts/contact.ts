import type { ToastText } from './toast-text.ts'

export const contactTexts = {
  submitting: 'Sending...',
  sentTitle: 'Message Sent!',
  sendAnother: 'Send Another Message',
} as const

export const contactToasts = {
  done: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
  failed: { title: 'Something went wrong.', description: 'Please try again later.' },
} as const satisfies Record<string, ToastText>
