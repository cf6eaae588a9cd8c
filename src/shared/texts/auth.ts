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
} as const

/** Words of the sign-in pages that the specification leaves to us. */
export const signInPageTexts = {
  loginTitle: 'Admin Login',
  heading: 'Welcome home',
  words: 'Someone is at the door.',
  back: 'Back to the website',
  setupHint: 'Register the owner’s Google account, once.',
} as const
