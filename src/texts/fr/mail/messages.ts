import type * as english from '#texts/mail/messages.ts'
import type { Translation } from '../../translation.ts'

export const messageMailWords: Translation<typeof english.messageMailWords> = {
  opening: (name, email) => `${name} <${email}> a écrit depuis la page de contact :`,
  reply: 'Réponds simplement à cet e-mail pour lui écrire.',
}
