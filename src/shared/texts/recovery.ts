export const recoveryErrors = {
  noMail:
    'This diary doesn’t send email. On the computer that runs it, type: npm run admin -- password YOUR-EMAIL',
  resetGone: 'This link was already used or is more than 30 minutes old. Please ask for a new one.',
} as const

export const forgottenTexts = {
  link: 'Forgot your password?',
  title: 'Forgot your password?',
  intro: 'Enter your email address and we’ll send you a link to set a new password.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: 'If this address can sign in here, a link is on its way. It works once, for 30 minutes. Don’t see it? Check your spam folder and the spelling of the address.',
  again: 'Try another address',
  back: 'Back to the login',
  withoutMail:
    'This diary doesn’t send email. Whoever runs it can set a new password on its computer:',
  command: 'npm run admin -- password YOUR-EMAIL',
} as const

export const resetTexts = {
  title: 'Choose a new password',
  intro: (email: string) => `For ${email}. You’ll be signed out everywhere, then sign in with it.`,
  password: 'New password',
  repeat: 'Repeat the new password',
  save: 'Save password',
  saving: 'Saving...',
  doneTitle: 'Your password was changed',
  done: 'You were signed out everywhere. Please sign in with the new one.',
  goneTitle: 'This link no longer works',
  askAgain: 'Ask for a new link',
  toLogin: 'Go to the login page',
} as const

export const signOutTexts = {
  title: 'Was this you?',
  intro: 'Someone signed in to your diary with this browser:',
  signedIn: 'Signed in',
  browser: 'Browser',
  address: 'Address',
  signOut: 'Sign this browser out',
  signingOut: 'Signing out...',
  wasMe: 'If it was you, there’s nothing to do.',
  doneTitle: 'That browser is signed out',
  done: 'If it wasn’t you, someone knows your password. Choose a new one now, and check your passkeys under Settings, Account & Security.',
  goneTitle: 'Already signed out',
  gone: 'That sign-in has ended. There’s nothing left to do here.',
  newPassword: 'Choose a new password',
  toLogin: 'Go to the login page',
} as const

export const passwordFieldTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
  notTheSame: 'The two passwords don’t match',
} as const
