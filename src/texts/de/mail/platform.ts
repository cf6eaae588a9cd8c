import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'

export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Eine Briefmarke mit dem Kopf von ${dogName}`,
  picture: (alt) => (alt ? `Bild: ${alt}` : 'Bild'),
}
