import { letterLimits } from '#shared/limits.ts'

export const letterWords = {
  greeting: (name: string) => `Dear ${name},`,
  /** Address for subscribers without a name. */
  stranger: 'reader',
  opening: 'There’s a new page in the diary.',
  readOn: 'Read on',
  inBrowser: 'Read in the browser',
  leave: 'Leave the pack',
  signature: (ownerName: string) => `${ownerName}, who holds the pen`,
  why: (email: string) => `You get this letter because ${email} joined the pack.`,
  promise: 'One letter for each new page, nothing else.',
  cover: (title: string) => `The picture of “${title}”`,
} as const

export const testMailWords = {
  subject: (blogName: string) => `A test from ${blogName}`,
  canSend: (blogName: string) => `If you can read this, ${blogName} can send mail.`,
  nothingElse: 'Nothing else to do: your readers got nothing.',
  letterSubject: (subject: string) => `[Test] ${subject}`,
} as const

/** The confirmation request of the double opt-in. */
export const confirmationWords = {
  subject: (blogName: string) => `Please confirm: letters from ${blogName}`,
  previewText: 'Confirm your address and the next page of the diary comes to you.',
  /**
   * The address is unconfirmed and may belong to somebody else, so the mail repeats none of the typed
   * text.
   */
  greeting: 'Hello,',
  opening: 'Someone entered your address. Was it you?',
  /** The mail sets the second part apart. */
  title: ['One click and you’re', 'in the pack'],
  button: 'Yes, send me the letters',
  byHand: `The button works for ${letterLimits.confirmDays} days. If it doesn’t work, open this address:`,
  inText: `The link works for ${letterLimits.confirmDays} days.`,
  notYou:
    'Wasn’t you? Then you don’t need to do anything. Without the click, you won’t hear from us, and the address is forgotten.',
} as const
