import {
  MAX_CATEGORIES,
  MAX_DELETED_AT_ONCE,
  MAX_SCHEDULE_YEARS_AHEAD,
  MAX_SLUG_LENGTH,
  minLengths,
} from '#shared/limits.ts'
import type { WallTime } from '#shared/schedule/wall-time.ts'
import { dates, plurals } from '../grammar.ts'

export const postErrors = {
  title: 'Title must be at least 3 characters',
  content: 'Content must be at least 10 characters',
  excerpt: 'Excerpt must be at least 10 characters',
  cover: 'Cover image must be a valid URL',
  category: 'Please select a category',
  shortSlug: `Slug must be at least ${minLengths.postSlug} characters`,
  longSlug: `Slug must be at most ${MAX_SLUG_LENGTH} characters`,
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
  fields: { title: 'Title', content: 'Content', excerpt: 'Excerpt', category: 'Category' },
} as const

export const categoryErrors = {
  name: 'Please give the category a name',
  letters: 'Please use at least one letter or digit',
  same: (name: string, other: string) =>
    name === other
      ? `“${name}” is listed twice`
      : `“${name}” and “${other}” count as the same category`,
  noneShown: 'Please show at least one category',
  tooMany: `A list can have up to ${MAX_CATEGORIES} categories`,
  inUse: (name: string, count: number) =>
    `“${name}” still has ${plurals.counted(count, 'entry', 'entries')}. Hide it instead, or move them first.`,
  changedElsewhere:
    'The categories were changed in another window after you opened this page. Reload to see them.',
  fields: { name: 'Category' },
} as const

export const trashErrors = {
  kind: 'Only posts and photos can come back',
  noneChosen: 'Please choose something',
  tooMany: `Please choose at most ${MAX_DELETED_AT_ONCE} at once`,
} as const

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
  tooFar: `Choose a day within the next ${MAX_SCHEDULE_YEARS_AHEAD} years.`,
  publishedOn: 'Choose a day between January 1, 1990 and today.',
  publishedAndScheduled:
    'A post is either published or scheduled. Leave out the day, or publish it later.',
  alreadyPublished: 'This post is already published. Turn it back into a draft to schedule it.',
  gap: ({ day, time }: WallTime, next: WallTime) =>
    `There’s no ${dates.clock(time)} on ${dates.long(day)}: the clocks jump ahead. The next time that exists is ${dates.clock(next.time)}${next.day === day ? '' : ` on ${dates.long(next.day)}`}.`,
} as const
