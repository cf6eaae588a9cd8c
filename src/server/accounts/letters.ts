import type { MailContent, OutgoingMail } from '#server/platform/mail/mail-content.ts'
import { emailChangeLimits, resetLimits } from '#shared/limits.ts'

interface Letter {
  to: string
  blogName: string
}

/** `previewText` is the first paragraph, too. */
function write(
  { to, blogName }: Letter,
  subject: string,
  previewText: string,
  ...body: MailContent['body']
): OutgoingMail {
  return {
    to,
    content: {
      subject: `[${blogName}] ${subject}`,
      previewText,
      greeting: subject,
      opening: 'Hello,',
      body: [{ text: previewText }, ...body],
    },
  }
}

export const resetLetter = (letter: Letter & { link: string }) =>
  write(
    letter,
    'A new password',
    'Someone asked for a new password for this address. If it was you, choose it here:',
    { link: letter.link },
    {
      text: `The link works once, for ${resetLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: your password stays the same.`,
    },
  )

/** For those whose way in is Google: a mail that never comes would leave them guessing. */
export const noPasswordLetter = (letter: Letter & { link: string }) =>
  write(
    letter,
    'You sign in with Google',
    'Someone asked for a new password for this address. It doesn’t have one here: you sign in with Google, or with a passkey if you added one:',
    { link: letter.link },
    { text: 'If it wasn’t you, you don’t need to do anything.' },
  )

export const passwordChangedLetter = (letter: Letter & { moment: string; link: string }) =>
  write(
    letter,
    'Your password was changed',
    `Your password was changed (${letter.moment}), and you were signed out everywhere else.`,
    { text: 'If it wasn’t you, choose a new one right away:' },
    { link: letter.link },
  )

/** To the new address: only its link makes it the one to sign in with. */
export const emailChangeLetter = (letter: Letter & { from: string; link: string }) =>
  write(
    letter,
    'Your new sign-in email',
    `Someone who signs in as ${letter.from} wants to sign in with this address from now on. If it was you, confirm it here:`,
    { link: letter.link },
    {
      text: `The link works once, for ${emailChangeLimits.minutes} minutes. If it wasn’t you, you don’t need to do anything: nothing changes without it.`,
    },
  )

/** To the old address. */
export const emailChangedLetter = (letter: Letter & { moment: string; email: string }) =>
  write(
    letter,
    'Your sign-in email was changed',
    `From now on you sign in as ${letter.email} instead of ${letter.to} (${letter.moment}). Mail about your account goes there, too.`,
    {
      text: `If it wasn’t you, someone else is using your account. On the computer that runs the diary, type: npm run admin -- password ${letter.email}`,
    },
    {
      text: 'That sets a new password and signs everyone out. Then sign in with it and change the address back.',
    },
  )

interface SignInFacts {
  moment: string
  browser: string
  address: string
  link: string
}

export const newBrowserLetter = (letter: Letter & SignInFacts) =>
  write(
    letter,
    'A new sign-in',
    'Someone signed in to your diary from a new browser:',
    { text: `${letter.browser}\n${letter.address}\n${letter.moment}` },
    {
      text: 'If it was you, you don’t need to do anything. If not, take a look here and sign it out:',
    },
    { link: letter.link },
  )
