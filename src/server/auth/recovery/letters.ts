import type { Mail } from '#server/platform/mail/mailer.ts'
import { resetLimits } from '#shared/limits.ts'

interface Letter {
  to: string
  blogName: string
}

const write = ({ to, blogName }: Letter, subject: string, paragraphs: string[]): Mail => ({
  to,
  subject: `[${blogName}] ${subject}`,
  text: `${['Hello,', ...paragraphs, blogName].join('\n\n')}\n`,
})

export const resetLetter = (letter: Letter & { link: string }) =>
  write(letter, 'A new password', [
    'somebody asked for a new password for this address. If it was you, choose it here:',
    letter.link,
    `The link works once, for ${resetLimits.minutes} minutes. If it was not you, there is nothing to do: your password stays as it is.`,
  ])

/** For those whose way in is Google: a mail that never comes would leave them guessing. */
export const noPasswordLetter = (letter: Letter & { link: string }) =>
  write(letter, 'You sign in with Google', [
    'somebody asked for a new password for this address. It has none here: you sign in with Google, or with a passkey if you added one:',
    letter.link,
    'If it was not you, there is nothing to do.',
  ])

export const passwordChangedLetter = (letter: Letter & { moment: string; link: string }) =>
  write(letter, 'Your password was changed', [
    `your password was changed (${letter.moment}), and you were signed out everywhere else.`,
    `If it was not you, choose a new one at once: ${letter.link}`,
  ])

interface SignInFacts {
  moment: string
  browser: string
  address: string
  link: string
}

export const newBrowserLetter = (letter: Letter & SignInFacts) =>
  write(letter, 'A new sign-in', [
    'somebody signed in to your diary with a browser that was not here before:',
    `${letter.browser}\n${letter.address}\n${letter.moment}`,
    'If it was you, there’s nothing to do. If not, look at it here and sign it out:',
    letter.link,
  ])
