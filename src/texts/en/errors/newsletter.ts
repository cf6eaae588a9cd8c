import { letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import { numbers, plurals } from '../grammar.ts'

export const subscriptionErrors = {
  name: 'Name must be at least 2 characters',
  consent: 'You must agree to receive updates',
  fields: { name: 'Name' },
} as const

export const mailErrors = {
  missing: (names: readonly string[]) =>
    `Mail isn’t set up yet. Set ${names.join(' and ') || 'SMTP_URL'} and restart the diary.`,
  refused: (reason: string) => `The test didn’t go out. ${reason}`,
} as const

export const letterErrors = {
  subject: 'Subject must be at least 3 characters',
  kind: 'Choose the whole text or its beginning',
  fields: { subject: 'Subject', previewText: 'Preview text' },
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

/** Tells the owner why an address cannot be added or asked. */
const stateSentences = {
  waiting: 'We’re waiting for their yes by mail.',
  confirmed: 'They get every letter.',
  left: 'They unsubscribed, and only they can come back.',
  bounced: 'Letters came back from there.',
} as const

type SubscriberState = keyof typeof stateSentences

export const subscriberErrors = {
  consentNote: 'Say how they agreed to get letters',
  largeFile: 'This file is too large. The limit is 1 MB.',
  fields: { consentNote: 'The note' },
  tooMany: (minutes: number) =>
    `Too many requests. Please try again in ${plurals.counted(minutes, 'minute', 'minutes')}.`,
  notFound: 'This subscriber has already been removed. Reload the list.',
  known: (state: SubscriberState) =>
    `This address is already on the list. ${stateSentences[state]}`,
  notWaiting: (state: SubscriberState) => `There’s nothing to ask. ${stateSentences[state]}`,
  askedToday: `This address was asked less than ${letterLimits.askAgainHours} hours ago. Please try again tomorrow.`,
  askedEnough: `This address was asked ${letterLimits.asksPerAddress} times and never answered, so the diary leaves it alone. If they tell you themselves that they want letters, remove them here and add them again.`,
  noAddresses: 'No column in this file has email addresses. Save it as CSV, one person per line.',
  tooManyLines: `This file has more than ${numbers.written(MAX_SUBSCRIBERS_CSV_LINES)} lines. Please import it in parts.`,
} as const
