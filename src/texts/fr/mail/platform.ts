import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'
import { elision, plurals } from '../grammar.ts'

const lengthOf = (seconds: number) => plurals.counted(seconds, 'seconde', 'secondes')

export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Un timbre à l’effigie ${elision.de(dogName)}`,
  picture: (alt) => (alt ? `Image : ${alt}` : 'Image'),
  clip: (alt, seconds) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt]
      .filter(Boolean)
      .join('\u00a0: '),
  playClip: (seconds) => (seconds === null ? 'Lire le clip' : `Lire le clip, ${lengthOf(seconds)}`),
}
