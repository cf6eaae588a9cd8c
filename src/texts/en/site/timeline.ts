import { monthsWords } from '#shared/dog/age-on.ts'
import { type Pronouns, pronounForms } from '#shared/dog/placeholders.ts'
import { ordinal, spelled, upperFirst } from '#shared/spelled.ts'
import type { TimelineKind } from '#shared/timeline/timeline-address.ts'

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

/** "two years and three months" */
const inWords = (months: number) =>
  monthsWords(months).replace(/\d+/g, (many) => spelled(Number(many)))

interface LeadParts {
  name: string
  pronouns: Pronouns
  months: number
  hasWeights: boolean
}

export const timelineTexts = {
  title: (pronouns: Pronouns) => ({
    plain: 'As long as',
    turned: pronouns === 'they' ? 'they are' : `${pronouns} is`,
  }),
  lead({ name, pronouns, months, hasWeights }: LeadParts): string {
    const { he, his } = pronounForms[pronouns]
    const life = months > 0 ? upperFirst(inWords(months)) : 'The first weeks'
    const scale = hasWeights ? ` ${upperFirst(his)} back follows the kitchen scale.` : ''
    return `${life} of ${name}, tail first. Every post, every photo and everything ${he} did for the first time.${scale}`
  },
  show: 'Show',
  everything: 'Everything',
  kinds: { posts: 'Posts', photos: 'Photos', milestones: 'Milestones' } satisfies Record<
    TimelineKind,
    string
  >,
  years: 'Years',
  allYears: 'All years',
  year: (year: number) => `${upperFirst(ordinal(year))} year`,
  yearTitle: (year: number) => ({ plain: upperFirst(ordinal(year)), turned: 'year' }),
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `since ${from}`,
  atAge: (months: number) => (months === 0 ? 'At birth' : `At ${monthsWords(months)}`),
  born: 'Born',
  yearsOld: (years: number) => `${upperFirst(spelled(years))} year${years === 1 ? '' : 's'} old`,
  onTheScale: 'On the scale: ',
  morePhotos: (many: number) => `and ${count(many, 'more photo')}`,
  today: 'Today',
  books: 'The years as books',
  book: (year: number) => `${year} as a book`,
  pages: 'Pages of the timeline',
  previous: 'Earlier',
  next: 'Later',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  loading: 'Unrolling the tape',
  failed: 'We couldn’t load the timeline. Check your connection and reload the page.',
  noBirthday: 'The timeline begins with a birthday',
  noBirthdayHint: (name: string) =>
    `We don’t know ${name}’s yet. Until then, the stories are here.`,
  readBlog: 'Read the Blog',
} as const

/** Written on the server, so that visitors need no words for numbers. */
export const onThisDayTexts = {
  yearsAgo: (years: number) =>
    `${upperFirst(spelled(years))} year${years === 1 ? '' : 's'} ago today`,
  age: (words: string) => `at ${words}`,
  birthday: (years: number, his: string) => `on ${his} ${ordinal(years)} birthday`,
} as const
