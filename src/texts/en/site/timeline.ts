import type { Pronouns } from '#shared/dog/placeholders.ts'
import type { TimelineKind } from '#shared/urls/timeline.ts'
import { pronounForms } from '../grammar.ts'
import { ages, spelling } from '../grammar-ages.ts'

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

/** "two years and three months" */
const inWords = (months: number) =>
  ages.months(months).replace(/\d+/g, (many) => spelling.number(Number(many)))

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
  year: (year: number) => `${upperFirst(spelling.ordinal(year))} year`,
  yearTitle: (year: number) => ({ plain: upperFirst(spelling.ordinal(year)), turned: 'year' }),
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  since: (from: string) => `since ${from}`,
  /** "at 10 weeks" */
  at: (age: string) => `at ${age}`,
  atAge: (months: number) => (months === 0 ? 'At birth' : `At ${ages.months(months)}`),
  /** Pairs of number and unit on the tape measure: "1 y 2 mo", "3 years". */
  onTape(month: number): (readonly [number, string])[] {
    const [years, months] = [Math.floor(month / 12), month % 12]
    if (years > 0 && months > 0)
      return [
        [years, ' y '],
        [months, ' mo'],
      ]
    if (month === 0) return [[0, '']]
    return years > 0
      ? [[years, years === 1 ? ' year' : ' years']]
      : [[months, months === 1 ? ' month' : ' months']]
  },
  /** "8 quiet months", "4 quiet years and 11 months, with 4 birthdays" */
  quiet: (months: number, birthdays: number) => {
    const stretch = ages.months(months).replace(' ', ' quiet ')
    return birthdays > 0 ? `${stretch}, with ${count(birthdays, 'birthday')}` : stretch
  },
  born: 'Born',
  yearsOld: (years: number) =>
    `${upperFirst(spelling.number(years))} year${years === 1 ? '' : 's'} old`,
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

/** The server writes these texts, so that browsers need not load the number words. */
export const onThisDayTexts = {
  yearsAgo: (years: number) =>
    `${upperFirst(spelling.number(years))} year${years === 1 ? '' : 's'} ago today`,
  age: (words: string) => `at ${words}`,
  birthday: (years: number, his: string) => `on ${his} ${spelling.ordinal(years)} birthday`,
} as const
