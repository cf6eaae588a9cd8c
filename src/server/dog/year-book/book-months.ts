import type { BookMonth, BookPhoto, BookStory } from '#shared/contract/year-book.ts'
import { PHOTOS_PER_SHEET } from '#shared/limits.ts'

const monthOf = ({ date }: { date: string }) => Number(date.slice(5, 7))

/**
 * The months that have something to tell. Photos wait until six of them fill a sheet, which then stands at the
 * end of that month; those left over at the end of the year share the last one.
 */
export function bookMonths(
  stories: BookStory[],
  photos: BookPhoto[],
  ageOnDay: (day: string) => string,
): BookMonth[] {
  const told = [...stories, ...photos]
  const numbers = [...new Set(told.map(monthOf))].sort((one, other) => one - other)
  let waiting: BookPhoto[] = []
  return numbers.map((month, at) => {
    const taken = photos.filter((photo) => monthOf(photo) === month)
    const isLast = at === numbers.length - 1
    waiting = [...waiting, ...taken]
    const full = waiting.length - (waiting.length % PHOTOS_PER_SHEET)
    const now = waiting.slice(0, isLast ? waiting.length : full)
    waiting = waiting.slice(now.length)
    const [firstDay = ''] = told
      .filter((thing) => monthOf(thing) === month)
      .map(({ date }) => date)
      .sort()
    return {
      month,
      age: ageOnDay(firstDay),
      stories: stories.filter((story) => monthOf(story) === month),
      photoCount: taken.length,
      photoSheets: cut(now),
    }
  })
}

function cut(photos: BookPhoto[]): BookPhoto[][] {
  const sheets = Math.ceil(photos.length / PHOTOS_PER_SHEET)
  return Array.from({ length: sheets }, (_, at) =>
    photos.slice(at * PHOTOS_PER_SHEET, (at + 1) * PHOTOS_PER_SHEET),
  )
}
