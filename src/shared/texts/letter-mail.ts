/** Words of our own that stand in mails. */
export const mailWords = {
  stamp: (dogName: string) => `A stamp with ${dogName}’s head`,
  picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
} as const

export const letterWords = {
  greeting: (name: string) => `Dear ${name},`,
  /** For whoever gave no name. */
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

export const mailErrors = {
  missing: (names: readonly string[]) =>
    `Mail isn’t set up yet. Set ${names.join(' and ') || 'SMTP_URL'} and restart the diary.`,
  refused: (reason: string) => `The test didn’t go out. ${reason}`,
} as const

export const letterErrors = {
  notFound: 'That letter is no longer there.',
  noneOfPost: 'This post isn’t being sent as a letter.',
  left: 'This letter is already on its way. A post is sent once; later changes only show on its page.',
  noReaders: 'No one would get this letter: no reader has confirmed yet.',
  notNow: {
    pause: 'Only a letter that’s being sent can be paused.',
    resume: 'Only a letter that’s paused or on hold can continue.',
    stop: 'This letter is finished or hasn’t left yet.',
  },
  mailHeld:
    'A backup was restored, so no mail goes out. Allow mail again first, then send this letter.',
} as const

/** Beside a preview whose post is too long for a mail. */
export const letterIsShortened =
  'This post is longer than mail programs can show. The letter has the beginning and a button to the rest.'
