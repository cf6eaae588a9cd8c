export const recoveryErrors = {
  noMail:
    'This diary sends no mail. On the computer that runs it, type: npm run admin -- password YOUR-EMAIL',
  resetGone:
    'This link was used already, or it is older than 30 minutes. Please ask for a new one.',
} as const

export const forgottenTexts = {
  link: 'Forgot your password?',
  title: 'Forgot your password?',
  intro: 'Tell us your email address, and we send a link for a new password.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  sentTitle: 'Look into your mail',
  sent: 'If this address can sign in here, a link is on its way to it. It works once, for 30 minutes. Nothing there? Look among the spam, and check the spelling of the address.',
  again: 'Try another address',
  back: 'Back to the login',
  withoutMail:
    'This diary sends no mail. Whoever runs it can set a new password on its own computer:',
  command: 'npm run admin -- password YOUR-EMAIL',
} as const

export const resetTexts = {
  title: 'Choose a new password',
  intro: (email: string) => `For ${email}. You are signed out everywhere, then sign in with it.`,
  password: 'New password',
  repeat: 'Repeat the new password',
  save: 'Save password',
  saving: 'Saving...',
  doneTitle: 'Your password was changed',
  done: 'You were signed out everywhere. Please sign in with the new one.',
  goneTitle: 'This link no longer works',
  askAgain: 'Ask for a new link',
  toLogin: 'Go to the login',
} as const

export const signOutTexts = {
  title: 'Was this you?',
  intro: 'Somebody signed in to your diary with this browser:',
  signedIn: 'Signed in',
  browser: 'Browser',
  address: 'Address',
  signOut: 'Sign this browser out',
  signingOut: 'Signing out...',
  wasMe: 'If it was you, there is nothing to do.',
  doneTitle: 'That browser is signed out',
  done: 'If it was not you, somebody knows your password: choose a new one now. Look through your passkeys as well, under Settings, Account & Security.',
  goneTitle: 'Already signed out',
  gone: 'This sign-in has ended. There is nothing left to do here.',
  newPassword: 'Choose a new password',
  toLogin: 'Go to the login',
} as const

export const passwordFieldTexts = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
  notTheSame: 'The two passwords are not the same',
} as const
