import type { BookMonth, BookStory } from '#shared/contract/year-book.ts'
import { countWords } from '#shared/reading-time.ts'

/** Counted on printed sheets of A4: the first has the title and a picture on it. */
const WORDS_BESIDE_TITLE = 600
const WORDS_PER_SHEET = 900
const WORDS_PER_PICTURE = 180
const COVER_AND_END = 2

function sheetsOf({ html }: BookStory): number {
  const pictures = html.split('<img ').length - 1
  const room = countWords(html.replace(/<[^>]*>/g, ' ')) + pictures * WORDS_PER_PICTURE
  return 1 + Math.ceil(Math.max(0, room - WORDS_BESIDE_TITLE) / WORDS_PER_SHEET)
}

/** Where each line ends is known to the printer alone; this tells how much paper to have at hand. */
export function countSheets(months: BookMonth[]): number {
  return months.reduce((sheets, { stories, photoSheets }) => {
    const written = stories.reduce((sum, story) => sum + sheetsOf(story), 0)
    return sheets + 1 + written + photoSheets.length
  }, COVER_AND_END)
}
