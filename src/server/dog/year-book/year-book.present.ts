import type { BookPhoto, BookStory, YearBook } from '#shared/contract/year-book.ts'
import { postDate } from '#shared/dates.ts'
import { ageOn, ageSentence } from '#shared/dog/age-on.ts'
import { markdownToWords } from '#shared/markdown/markdown-to-words.ts'
import { renderMarkdown } from '#shared/markdown/render-markdown.ts'
import { countWords } from '#shared/reading-time.ts'
import { photoPath } from '#shared/urls/photo-path.ts'
import { bookMonths } from './book-months.ts'
import { chooseCover } from './choose-cover.ts'
import { countSheets } from './count-sheets.ts'
import type { YearOfContent } from './year-book.service.ts'

type PhotoRow = YearOfContent['photos'][number]

/** Ages are told in words: browsers work out nothing. */
export async function presentYearBook(content: YearOfContent): Promise<YearBook> {
  const { year, years, today, dayOf, dog } = content
  // Nothing is zero days old.
  const ageOnDay = (day: string) =>
    day === dog.birthday ? '' : (ageOn(dog.birthday, day)?.words ?? '')
  const { stories, words } = await presentStories(content)
  const photos = content.photos.map((row) => presentPhoto(row, dayOf(row.createdAt)))
  const days = [...stories, ...photos].map(({ date }) => date).sort()
  const isRunning = today.startsWith(String(year))
  const lastDay = isRunning ? today : `${year}-12-31`
  const months = bookMonths(stories, photos, ageOnDay)
  return {
    year,
    years,
    isRunning,
    cover: chooseCover({ photos: content.photos, stories, dog, isRunning }),
    lastDay,
    // Who was born this year is first told of at some age.
    ageAtBegin: [`${year}-01-01`, ...days].map(ageOnDay).find(Boolean) ?? '',
    ageAtEnd: ageOnDay(lastDay),
    months,
    figures: {
      posts: stories.length,
      photos: photos.length,
      words,
      days: new Set(days).size,
      weight: content.weight,
    },
    sheets: countSheets(months),
  }
}

async function presentStories({ stories, dayOf, dog }: YearOfContent) {
  const told: BookStory[] = []
  let words = 0
  for await (const rows of stories) {
    for (const row of rows) {
      const { slug, title, coverImage, content } = row
      const date = dayOf(postDate(row))
      words += countWords(markdownToWords(content))
      const html = renderMarkdown(content)
      told.push({ slug, title, coverImage, date, age: ageSentence(dog, date), html })
    }
  }
  return { stories: told, words }
}

const presentPhoto = (row: PhotoRow, date: string): BookPhoto => ({
  path: photoPath(row),
  imageUrl: row.imageUrl,
  title: row.title,
  description: row.description,
  date,
})
