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
} as const

export const loginErrors = {
  wrongPassword: 'Invalid email or password. Please try again.',
  unexpected: 'An error occurred. Please try again later.',
  googleFailed: 'Google login failed. Please try again or use email/password.',
  notAdmin: 'You are not authorized as an admin.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
} as const

export const passwordErrors = {
  common: 'This password is too common and easy to guess. Please choose another.',
} as const

export const confirmErrors = {
  needed: 'Please confirm it’s you. You signed in a while ago.',
  wrongPassword: 'That’s not your password. Please try again.',
  googleFailed: 'Google couldn’t confirm it’s you. Please try again.',
} as const

export const confirmTexts = {
  title: 'Please confirm it’s you',
  text: 'This affects who can get into your diary, so we ask again after a few minutes. Then you can pick up where you left off.',
  password: 'Your password',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  withGoogle: 'Confirm with Google',
  withGoogleBusy: 'Confirming...',
  cancel: 'Cancel',
} as const

/** Words of the sign-in pages that the specification leaves to us. */
export const signInPageTexts = {
  loginTitle: 'Admin Login',
  heading: 'Welcome home',
  words: 'Someone is at the door.',
  back: 'Back to the website',
  setupHint: 'Register the owner’s Google account, once.',
} as const
