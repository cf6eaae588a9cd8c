import type * as english from '#texts/mail/messages.ts'
import type { Translation } from '../../translation.ts'

export const messageMailWords: Translation<typeof english.messageMailWords> = {
  opening: (name, email) => `${name} <${email}> schreibt über die Kontaktseite:`,
  reply: 'Antworte einfach auf diese Mail, dann kommt es dort an.',
}
