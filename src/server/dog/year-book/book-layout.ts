import type { BookMonth, BookPhoto, BookStory, PublicDog, YearBook } from '#shared/contract/dog.ts'
import { PHOTOS_PER_SHEET } from '#shared/limits.ts'
import { countWords } from '#shared/reading-time.ts'
import { shellTexts } from '#texts/site/pages.ts'

interface CoverChoice {
  photos: { imageUrl: string; title: string; width: number | null; height: number | null }[]
  stories: BookStory[]
  dog: Pick<PublicDog, 'name' | 'portrait'>
  isRunning: boolean
}

/**
 * The arch on the cover is upright, so the newest upright photo of the year fits best. The portrait
 * shows the dog of today, so it fits only the running year.
 */
export function chooseCover({ photos, stories, dog, isRunning }: CoverChoice): YearBook['cover'] {
  const upright = photos.findLast(({ width, height }) => width && height && height >= width)
  if (upright) return { imageUrl: upright.imageUrl, alt: upright.title }
  if (isRunning && dog.portrait)
    return { imageUrl: dog.portrait, alt: shellTexts.portraitAlt(dog.name) }
  const photo = photos.at(-1)
  if (photo) return { imageUrl: photo.imageUrl, alt: photo.title }
  const story = stories.at(-1)
  return story ? { imageUrl: story.coverImage, alt: story.title } : null
}

const monthOf = ({ date }: { date: string }) => Number(date.slice(5, 7))

/**
 * Photos wait until six of them fill a sheet at the end of that month; those left over at the end
 * of the year share the last sheet.
 */
export function groupIntoBookMonths(
  stories: BookStory[],
  photos: BookPhoto[],
  ageOnDay: (day: string) => string,
): BookMonth[] {
  const content = [...stories, ...photos]
  const numbers = [...new Set(content.map(monthOf))].sort((one, other) => one - other)
  let waiting: BookPhoto[] = []
  const months = numbers.map((month, at) => {
    const taken = photos.filter((photo) => monthOf(photo) === month)
    const isLast = at === numbers.length - 1
    waiting = [...waiting, ...taken]
    const full = waiting.length - (waiting.length % PHOTOS_PER_SHEET)
    const now = waiting.slice(0, isLast ? waiting.length : full)
    waiting = waiting.slice(now.length)
    const [firstDay = ''] = content
      .filter((thing) => monthOf(thing) === month)
      .map(({ date }) => date)
      .sort()
    const age = ageOnDay(firstDay)
    return {
      month,
      age,
      stories: stories
        .filter((story) => monthOf(story) === month)
        .map((story) => (age && isOnlyAge(story, ageOnDay) ? { ...story, age: null } : story)),
      photoCount: taken.length,
      photoSheets: cutIntoSheets(now),
    }
  })
  // A month whose photos are printed later needs no divider.
  return months.filter((month) => month.stories.length + month.photoSheets.length > 0)
}

/** The divider of the month states this age already; a birthday is told where it happened. */
function isOnlyAge({ age, date }: BookStory, ageOnDay: (day: string) => string): boolean {
  const words = ageOnDay(date)
  return age !== null && words !== '' && age.includes(words)
}

function cutIntoSheets(photos: BookPhoto[]): BookPhoto[][] {
  const sheets = Math.ceil(photos.length / PHOTOS_PER_SHEET)
  return Array.from({ length: sheets }, (_, at) =>
    photos.slice(at * PHOTOS_PER_SHEET, (at + 1) * PHOTOS_PER_SHEET),
  )
}

/** These figures were counted on printed A4 sheets; the first one has the title and a picture. */
const WORDS_BESIDE_TITLE = 600
const WORDS_PER_SHEET = 900
const WORDS_PER_PICTURE = 180
const COVER_AND_END = 2

function sheetsOf({ html }: BookStory): number {
  const pictures = html.split('<img ').length - 1
  const room = countWords(html.replace(/<[^>]*>/g, ' ')) + pictures * WORDS_PER_PICTURE
  return 1 + Math.ceil(Math.max(0, room - WORDS_BESIDE_TITLE) / WORDS_PER_SHEET)
}

/** This is an estimate, because only the printer knows where lines break. */
export function estimateSheets(months: BookMonth[]): number {
  return months.reduce((sheets, { stories, photoSheets }) => {
    const written = stories.reduce((sum, story) => sum + sheetsOf(story), 0)
    return sheets + 1 + written + photoSheets.length
  }, COVER_AND_END)
}
