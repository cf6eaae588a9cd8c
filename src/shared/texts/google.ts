/** The popup tells the page that opened it to look, over this channel. */
export const CHANNEL = 'google-sign-in'

export const popupTexts = {
  title: 'Signing in',
  done: 'Signed in. You can close this window.',
  notDone: 'That sign-in didn’t work. Close this window and try again.',
} as const

/** What stands under "Google login failed." so that a person knows what to do next. */
export const googleTroubles = {
  blocked: 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  closed: 'The sign-in window was closed before you were done.',
  cancelled: 'You chose not to continue at Google.',
  unverified: 'Google hasn’t verified that account’s email address.',
  unreachable: 'Google didn’t answer. Please try again in a moment.',
  offline: 'We couldn’t reach the diary. Please check your connection.',
  expired: 'That sign-in expired or was already used.',
  otherAccount: 'That’s a different account from the one you’re signed in with.',
  failed: 'Google didn’t confirm the sign-in.',
} as const
export type GoogleTrouble = keyof typeof googleTroubles

export const googleNotConfigured = {
  title: 'Google sign-in is not configured.',
  howTo:
    'Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET where the diary is started, then start it again.',
} as const

export const practiceNote =
  'Practice mode: no Google account is needed. A stand-in on this computer plays Google.'
