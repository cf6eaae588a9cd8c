import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const lengthOf = (seconds: number) => plurals.counted(seconds, 'Sekunde', 'Sekunden')

export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Eine Briefmarke mit dem Kopf von ${dogName}`,
  picture: (alt) => (alt ? `Bild: ${alt}` : 'Bild'),
  clip: (alt, seconds) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt].filter(Boolean).join(': '),
  playClip: (seconds) =>
    seconds === null ? 'Clip abspielen' : `Clip abspielen, ${lengthOf(seconds)}`,
}
