import type { PublicDog } from '#shared/contract/dog.ts'
import type { BookStory, YearBook } from '#shared/contract/year-book.ts'
import { portraitAlt } from '#shared/texts/about.ts'

interface Choice {
  photos: { imageUrl: string; title: string; width: number | null; height: number | null }[]
  stories: BookStory[]
  dog: Pick<PublicDog, 'name' | 'portrait'>
  isRunning: boolean
}

/**
 * The arch on the cover stands upright, so an upright photo of that year suits it best, the newest first. The
 * portrait shows the dog of today: it fits the year that is running.
 */
export function chooseCover({ photos, stories, dog, isRunning }: Choice): YearBook['cover'] {
  const upright = photos.findLast(({ width, height }) => width && height && height >= width)
  if (upright) return { imageUrl: upright.imageUrl, alt: upright.title }
  if (isRunning && dog.portrait) return { imageUrl: dog.portrait, alt: portraitAlt(dog.name) }
  const photo = photos.at(-1)
  if (photo) return { imageUrl: photo.imageUrl, alt: photo.title }
  const story = stories.at(-1)
  return story ? { imageUrl: story.coverImage, alt: story.title } : null
}
