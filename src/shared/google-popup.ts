/** The popup tells the page that opened it to look, over this channel. */
export const GOOGLE_CHANNEL = 'google-sign-in'
