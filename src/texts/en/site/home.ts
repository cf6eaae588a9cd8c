import type { Pronouns } from '#shared/dog/placeholders.ts'
import { dates, pronounForms } from '../grammar.ts'

export const homeTexts = {
  latestPostsAnchor: 'Latest Posts',
  featured: 'Featured Tales & Tails',
  viewAllPosts: 'View All Posts',
  gallery: 'Pawsome Moments',
  viewFullGallery: 'View Full Gallery',
  recent: 'Latest Doggy Tales',
  /** The `…Turn` texts are the italic part of each heading. */
  featuredTurn: '& Tails',
  galleryTurn: 'Moments',
  recentTurn: 'Doggy Tales',
  morePhotos: 'There are more where these came from.',
  noPosts: 'No stories yet.',
  aboutLink: (name: string) => `About ${name}`,
  moreAbout: (name: string) => `More about ${name}`,
  /** Shown on the birthday itself. */
  birthday: (name: string, years: number) => `Today ${name} turns ${years}.`,
} as const

/** Shown while the diary has neither posts nor photos. */
export const emptyDiaryTexts = {
  title: 'The first tale is on its way',
  turn: 'is on its way',
  soon: (name: string) => `${name} is still thinking about where to begin. Come back soon.`,
  writeFirst: 'Write the first story',
} as const

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Texts around posts and photos from this day in earlier years. */
export const homeTodayTexts = {
  title: { plain: 'On this', turned: 'day' },
  seeAll: (pronouns: Pronouns) => `See all of ${pronounForms[pronouns].him}`,
  /** The parts of a day on a wall calendar. */
  dayParts(day: string) {
    const date = new Date(day)
    return {
      month: dates.monthName(date.getUTCMonth() + 1),
      date: date.getUTCDate(),
      weekday: weekdays[date.getUTCDay()],
    }
  },
} as const
