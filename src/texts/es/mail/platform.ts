import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const lengthOf = (seconds: number) => plurals.counted(seconds, 'segundo', 'segundos')

export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Un sello con la cabeza de ${dogName}`,
  picture: (alt) => (alt ? `Imagen: ${alt}` : 'Imagen'),
  clip: (alt, seconds) =>
    [seconds === null ? 'Clip' : `Clip, ${lengthOf(seconds)}`, alt].filter(Boolean).join(': '),
  playClip: (seconds) => (seconds === null ? 'Ver el clip' : `Ver el clip, ${lengthOf(seconds)}`),
}
