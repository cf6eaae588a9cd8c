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
