/** Words of our own that stand in mails. */
export const mailWords = {
  stamp: (dogName: string) => `A stamp with ${dogName}’s head`,
} as const

export const letterWords = {
  greeting: (name: string) => `Dear ${name},`,
  /** For whoever gave no name. */
  stranger: 'reader',
  opening: 'there is a new page in the diary.',
  readOn: 'Read on',
  inBrowser: 'Read in the browser',
  leave: 'Leave the pack',
  signature: (ownerName: string) => `${ownerName}, who holds the pen`,
  why: (email: string) => `You get this letter because ${email} joined the pack.`,
  promise: 'One letter for each new page, nothing else.',
  cover: (title: string) => `The picture of “${title}”`,
  picture: (alt: string) => (alt ? `Picture: ${alt}` : 'Picture'),
} as const

export const testMailWords = {
  subject: (blogName: string) => `A test from ${blogName}`,
  text: (blogName: string) =>
    `If you can read this, ${blogName} can send mail.\n\nNothing else to do: your readers got nothing.\n`,
  letterSubject: (subject: string) => `[Test] ${subject}`,
} as const

export const mailErrors = {
  missing: (names: readonly string[]) =>
    `Mail is not set up yet. Set ${names.join(' and ') || 'SMTP_URL'} and start the diary again.`,
  refused: (reason: string) => `The test did not go out. ${reason}`,
} as const

export const letterErrors = {
  notFound: 'There is no such letter.',
  noneOfPost: 'This post is not sent as a letter.',
  left: 'This letter is on its way already. A post is sent once; what you change now is on its page.',
  noReaders: 'Nobody would get this letter: no reader has confirmed yet.',
  notNow: {
    pause: 'Only a letter that is being sent can be paused.',
    resume: 'Only a letter that is paused or held can go on.',
    stop: 'This letter is finished, or has not left yet.',
  },
  mailHeld:
    'Since a backup was restored no mail goes out. Let mails go out again first, then this letter.',
} as const

/** Beside a preview whose post is too long for a mail. */
export const letterIsShortened =
  'This post is longer than mail programs show. The letter holds its beginning, and a button leads to the rest.'
