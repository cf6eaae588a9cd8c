import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

/** Words of our own that stand in mails. */
export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Un timbre à l’effigie ${elision.de(dogName)}`,
  picture: (alt) => (alt ? `Image : ${alt}` : 'Image'),
}
