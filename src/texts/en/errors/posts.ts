import { SCHEDULE_YEARS } from '#shared/limits.ts'
import type { WallTime } from '#shared/schedule/wall-time.ts'
import { dates } from '../grammar.ts'

export const redirectTexts = {
  badPath: 'Enter the address that is missing, beginning with a slash, such as /old-story',
  badTarget: 'Choose a page of this diary, such as /blog/first-walk',
  noTarget: 'There is no page at that address. Choose one that visitors can open.',
  toItself: 'An address cannot lead to itself. Choose another page.',
  pageExists: 'There is a page at this address, so visitors see that page.',
  tooMany: 'There are too many redirects. Remove some that nobody needs any more.',
  notFound: 'This redirect is gone already.',
} as const

export const scheduleErrors = {
  past: 'This time has already passed. Choose a later one, or publish now.',
  pastDay: 'This day has already passed. Choose today or a later one.',
  tooFar: `Choose a day within the next ${SCHEDULE_YEARS} years.`,
  publishedOn: 'Choose a day between January 1, 1990 and today.',
  publishedAndScheduled:
    'A post is either published or scheduled. Leave out the day, or publish it later.',
  alreadyPublished: 'This post is already published. Turn it back into a draft to schedule it.',
  gap: ({ day, time }: WallTime, next: WallTime) =>
    `There’s no ${dates.clock(time)} on ${dates.long(day)}: the clocks jump ahead. The next time that exists is ${dates.clock(next.time)}${next.day === day ? '' : ` on ${dates.long(next.day)}`}.`,
} as const

export const postErrors = {
  notFound: "The post you're looking for doesn't exist or has been removed.",
  changedElsewhere:
    'This post was saved somewhere else after you opened it. Compare both before you save.',
  draftChangedElsewhere:
    'This draft was changed in another window. Compare both before you continue.',
  alreadyPublic: 'This post is already public: everyone can read it at its own address.',
  revisionNotFound: 'This earlier version is no longer kept.',
  addressNotFound: 'This old address no longer leads here.',
  slugTaken: (slug: string) => `Another post already uses the slug "${slug}".`,
  slugFree: (free: string) => `This slug is taken. "${free}" is free.`,
} as const
