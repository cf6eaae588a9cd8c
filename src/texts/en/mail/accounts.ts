import { emailChangeLimits, passwordResetLimits } from '#shared/limits.ts'

/**
 * Mails about an account. `first` is the first paragraph, which mail programs also show beside the
 * subject.
 */
export const accountMailWords = {
  greeting: 'Hello,',
  reset: {
    subject: 'A new password',
    first: 'Someone asked for a new password for this address. If it was you, choose it here:',
    ends: 'A new password signs you out everywhere, and apps that post here need a new token.',
    notYou: `The link works once, for ${passwordResetLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: your password stays the same.`,
  },
  noPassword: {
    subject: 'You sign in with Google',
    first:
      'Someone asked for a new password for this address. It doesn’t have one here: you sign in with Google, or with a passkey if you added one:',
    notYou: 'If it wasn’t you, you don’t need to do anything.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    first: (moment: string) =>
      `Your password was changed (${moment}), and you were signed out everywhere else.`,
    firstByMail: (moment: string) =>
      `Your password was replaced with a link from a mail (${moment}). You were signed out everywhere, and apps that post here need a new token.`,
    notYou: 'If it wasn’t you, choose a new one right away:',
  },
  emailChange: {
    subject: 'Your new sign-in email',
    first: (from: string) =>
      `Someone who signs in as ${from} wants to sign in with this address from now on. If it was you, confirm it here:`,
    notYou: `The link works once, for ${emailChangeLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: nothing changes without it.`,
  },
  emailChangeAsked: {
    subject: 'Someone wants to change your sign-in email',
    first: (email: string) =>
      `Someone who is signed in as you wants to sign in as ${email} from now on. If it was you, you don’t need to do anything: the mail to the new address confirms it.`,
    notYou: 'If it wasn’t you, cancel the change here:',
    newPassword: `The link works for ${emailChangeLimits.minutes} minutes, as long as nothing is confirmed. Choose a new password afterwards: whoever asked is using your account.`,
  },
  emailChanged: {
    subject: 'Your sign-in email was changed',
    first: (email: string, instead: string, moment: string) =>
      `From now on you sign in as ${email} instead of ${instead} (${moment}). Mail about your account goes there, too.`,
    notYou: (email: string) =>
      `If it wasn’t you, someone else is using your account. On the computer that runs the diary, type: npm run admin -- password ${email}`,
    newPassword:
      'That sets a new password and signs everyone out. Then sign in with it and change the address back.',
  },
  newBrowser: {
    subject: 'A new sign-in',
    first: 'Someone signed in to your diary from a new browser:',
    notYou:
      'If it was you, you don’t need to do anything. If not, take a look here and sign it out:',
  },
} as const

/** Owners recognize their devices by this: "Firefox on Linux". */
export const browserWords = {
  unknown: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
} as const
