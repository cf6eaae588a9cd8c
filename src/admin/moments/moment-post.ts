import { minLengths } from '#shared/limits.ts'
import { createMomentExcerpt, publishDayOfMoment, splitMomentTitle } from '#shared/moment.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { writePicturesMarkdown } from '../photos/pictures-markdown.ts'
import { textFromFileName } from '../photos/upload-queue.ts'
import { emptyPostValues, type PostValues } from '../posts/post-values.ts'
import type { Moment } from '../sync/records.ts'

const wordsOf = ({ title, words, day, at, zone, photos }: Moment) => ({
  title,
  words,
  day,
  zone,
  at: new Date(at),
  hasPhotos: photos.length > 0,
})

/** An empty title is filled from the text or the day; a sentence that becomes the title leaves the text. */
export const titleAndTextOf = (moment: Moment) => splitMomentTitle(wordsOf(moment))

export const momentTitleOf = (moment: Moment) => titleAndTextOf(moment).title

export const isMomentEmpty = ({ photos, title, words }: Moment) =>
  photos.length === 0 && title.trim() === '' && words.trim() === ''

/** The content is the text, then the photos in their order; the first photo is the cover. */
export function postValuesOf(moment: Moment, standIn: string, now = new Date()): PostValues {
  const { isDraft, category, photos } = moment
  const pictures = photos.map(({ name, sent }) => ({
    url: sent?.clip ?? sent?.url ?? '',
    alt: textFromFileName(name),
    caption: '',
  }))
  const { title, words } = titleAndTextOf(moment)
  const content = [words, writePicturesMarkdown(pictures)].filter(Boolean).join('\n\n')
  return {
    ...emptyPostValues,
    title,
    content,
    excerpt: createMomentExcerpt(wordsOf(moment), content),
    coverImage: photos[0]?.sent?.url ?? standIn,
    category,
    published: !isDraft,
    publishedOn: isDraft ? null : publishDayOfMoment(wordsOf(moment), now),
  }
}

/** Null when only a page can send the moment: it chooses the cover of a text without photos, and converts clips. */
export function workerRequestOf(moment: Moment): PostValues | null {
  if (moment.photos.some(({ clip }) => clip)) return null
  const photos = moment.photos.map((photo) => ({
    ...photo,
    sent: { url: `photo:${photo.id}`, at: 0 },
  }))
  return photos.length > 0 ? postValuesOf({ ...moment, photos }, '') : null
}

/** Checks before sending what the server would refuse. */
export function findMomentProblems(moment: Moment): { title?: string; words?: string } {
  const typed = moment.title.trim().length
  const isShort = moment.photos.length === 0 && moment.words.trim().length < minLengths.postContent
  return {
    ...(typed > 0 && typed < minLengths.postTitle && { title: postErrors.title }),
    ...(isShort && { words: postErrors.content }),
  }
}
