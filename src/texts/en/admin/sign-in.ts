export const loginTexts = {
  email: 'Email',
  password: 'Password',
  withEmail: 'Login with Email',
  withEmailBusy: 'Logging in...',
  divider: 'Or continue with',
  withGoogle: 'Sign in with Google',
  withGoogleBusy: 'Signing in...',
  adminOnly: 'Admin access only.',
  firstTime: 'First time setup?',
  setupButton: 'One-time Admin Setup',
  needAccount: 'Need an account? Please contact the site admin.',
  verifying: 'Verifying your session...',
  logout: 'Logout',
  practice: 'Practice mode: no Google account is needed. A stand-in on this computer plays Google.',
} as const

export const signInPageTexts = {
  loginTitle: 'Admin Login',
  heading: 'Welcome home',
  words: 'Someone is at the door.',
  back: 'Back to the website',
  setupHint: 'Register the owner’s Google account, once.',
} as const

export const confirmTexts = {
  title: 'Please confirm it’s you',
  reasons: {
    access:
      'This affects who can get into your diary, so we ask again after a few minutes. Then you can pick up where you left off.',
    download:
      'This file takes a copy of what’s in your diary out of it, so we ask again after a few minutes. Then the download begins.',
    readers:
      'Your readers trusted you with their addresses, so we ask again after a few minutes. Then the list opens.',
  } satisfies Record<'access' | 'download' | 'readers', string>,
  password: 'Your password',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  withGoogle: 'Confirm with Google',
  withGoogleBusy: 'Confirming...',
  cancel: 'Cancel',
} as const

export const popupTexts = {
  title: 'Signing in',
  done: 'Signed in. You can close this window.',
  notDone: 'That sign-in didn’t work. Close this window and try again.',
} as const

export const googleNotConfigured = {
  title: 'Google sign-in is not configured.',
  howTo:
    'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET where the diary is started, then start it again.',
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
  intro: (email: string) =>
    `For ${email}. You’ll be signed out everywhere, and apps that post here will need a new token. Then sign in with it.`,
  password: 'New password',
  repeat: 'Repeat the new password',
  save: 'Save password',
  saving: 'Saving...',
  doneTitle: 'Your password was changed',
  done: 'You were signed out everywhere, and apps that post here need a new token. Please sign in with the new password.',
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
} as const

export const signInAgainTexts = {
  title: 'Please sign in again',
  text: 'Your session has ended. Nothing is lost: sign in and the save goes on.',
  submit: 'Sign in and save',
  submitting: 'Signing in...',
  later: 'Not now',
} as const

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

export const setupToasts = {
  done: {
    title: 'Admin setup complete',
    description: 'You can now login to the admin panel with your Google account.',
  },
  failed: (errorMessage?: string) => ({
    title: 'Setup failed',
    description: errorMessage || 'Failed to complete admin setup. Please try again.',
  }),
} as const
