import type * as english from '#texts/site/head.ts'
import type { Translation } from '../../translation.ts'

export const bookPageTexts: Translation<typeof english.bookPageTexts> = {
  notFoundTitle: 'Ein leeres Jahr',
  head: (name, year) => ({
    title: `Das Buch von ${year}`,
    description: `Das Jahr ${year} mit ${name} als Buch: die Geschichten, die Fotos und was dabei zusammenkam, fertig zum Drucken.`,
  }),
}

export const commentFeedTexts: Translation<typeof english.commentFeedTexts> = {
  all: (blogName) => `Kommentare: ${blogName}`,
  ofPost: (title) => `Kommentare zu „${title}“`,
  about: (title) => `Was Leserinnen und Leser zu „${title}“ sagen.`,
  aboutAll: 'Was Leserinnen und Leser an den Rand schreiben.',
  item: (name, title) => `${name} zu „${title}“`,
}
