import type * as english from '#texts/mail/messages.ts'
import type { Translation } from '../../translation.ts'

export const messageMailWords: Translation<typeof english.messageMailWords> = {
  opening: (name, email) => `${name} <${email}> escribió desde la página de contacto:`,
  reply: 'Responde a este correo y le llegará.',
}
