import type * as english from '#texts/mail/platform.ts'
import type { Translation } from '../../translation.ts'

export const mailWords: Translation<typeof english.mailWords> = {
  stamp: (dogName) => `Un sello con la cabeza de ${dogName}`,
  picture: (alt) => (alt ? `Imagen: ${alt}` : 'Imagen'),
}
