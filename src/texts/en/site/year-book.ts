import type { Pronouns } from '#shared/dog/placeholders.ts'
import { dates, numbers } from '../grammar.ts'

interface Figures {
  posts: number
  photos: number
  words: number
  days: number
  weight: { day: string; text: string } | null
}

interface Ages {
  ageAtBegin: string
  ageAtEnd: string
  lastDay: string
  isRunning: boolean
}

const possessive = { he: 'his', she: 'hers', they: 'theirs' } as const

/** Separate from the texts of the page's head, so that only the book loads them. */
export const bookTexts = {
  heading: (year: number) => ({ plain: 'The book of', turned: String(year) }),
  lead: (isRunning: boolean) =>
    `Everything we wrote down ${isRunning ? 'this' : 'that'} year, on long paper. Print it, put a collar around it and leave it on Grandma’s table.`,
  stillGrows: ' so far. The year isn’t over, so the book is still growing',
  print: 'Print or save as PDF',
  gathering: 'Getting the pictures ready…',
  paper: (sheets: number, isRunning: boolean) =>
    `A4 or Letter, landscape, about ${sheets} sheets${isRunning ? bookTexts.stillGrows : ''}.`,
  otherYears: 'Other years',
  cover: 'Cover',
  writtenBy: (owner: string) => `Written down by ${owner}`,
  at: (age: string) => `at ${age}`,
  storyMeta: (date: string, age: string | null) => (age ? `${date} · ${age}` : date),
  photos: (count: number) => (count === 1 ? 'One photo' : `${count} photos`),
  moreStories: (count: number) => (count === 1 ? 'One more story' : `${count} more stories`),
  photoSheet: 'Photos',
  goodNight: 'Good night.',
  loading: 'Opening the book',
  failed: 'We couldn’t open the book. Check your connection and reload the page.',
  notFound: 'Nothing was written down that year, so there is no book of it.',
  readBlog: 'Read the Blog',
  end: (year: number, isRunning: boolean) =>
    isRunning
      ? { plain: 'So far,', turned: 'so long' }
      : { plain: 'That was', turned: String(year) },
  /** Pairs of a figure and what it counts, on the last sheet. */
  figures({ posts, photos, words, days, weight }: Figures, pronouns: Pronouns): [string, string][] {
    return [
      [numbers.written(posts), posts === 1 ? 'post, all true' : 'posts, all true'],
      [numbers.written(photos), photos === 1 ? 'photo that came out' : 'photos that came out'],
      [numbers.written(words), `words, none of them ${possessive[pronouns]}`],
      weight
        ? [weight.text, `on the scale in ${dates.monthName(Number(weight.day.slice(5, 7)))}`]
        : [numbers.written(days), days === 1 ? 'day worth keeping' : 'days worth keeping'],
    ]
  },
  /** "He was 1 year old when this book began, and 2 years on November 16, when it was printed." */
  ages({ ageAtBegin, ageAtEnd, lastDay, isRunning }: Ages, pronouns: Pronouns): string {
    if (!ageAtBegin || !ageAtEnd) return ''
    const who = { he: 'He was', she: 'She was', they: 'They were' }[pronouns]
    const [day] = dates.long(lastDay).split(',')
    const end = isRunning ? 'when it was printed' : 'when it ended'
    return `${who} ${ageAtBegin} old when this book began, and ${ageAtEnd} on ${day}, ${end}.`
  },
} as const
