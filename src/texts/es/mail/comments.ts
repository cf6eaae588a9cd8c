import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/comments.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const comments = (count: number) => plurals.counted(count, 'comentario', 'comentarios')

export const digestWords: Translation<typeof english.digestWords> = {
  subject: (blogName, count) =>
    `[${blogName}] ${comments(count)} te ${plurals.of(count, 'espera', 'esperan')}`,
  greeting: 'Alguien respondió',
  opening: (count) =>
    plurals.of(count, 'y su comentario te espera.', 'y hay comentarios que te esperan.'),
  title: (count) => `${comments(count)} por leer`,
  item: (name, title) => `${name}, sobre «${title}»`,
  more: (count) => `Y ${count} más.`,
  spam: (count) =>
    plurals.of(count, 'Otro se fue solo a Spam.', `Otros ${count} se fueron solos a Spam.`),
  button: 'Leer y decidir',
  promise: `Nada es público hasta que tú lo digas. Recibes un correo así cada ${commentLimits.digestMinutes} minutos como mucho.`,
}

export const replyConfirmationWords: Translation<typeof english.replyConfirmationWords> = {
  subject: (blogName) => `Confirma: respuestas a tu comentario en ${blogName}`,
  previewText: 'Confirma tu dirección y te avisaremos cuando alguien responda.',
  greeting: 'Hola:',
  opening: 'Tu comentario ya está en el diario.',
  title: ['¿Te avisamos cuando haya', 'respuestas?'],
  promise: (title) =>
    `Escribiste en «${title}» y pediste que te avisáramos cuando alguien respondiera. Confirma, por favor, que esta dirección es tuya. Solo lo preguntamos esta vez.`,
  button: 'Sí, avísame',
  byHand: `El botón funciona durante ${commentLimits.confirmDays} días. Si no hace nada, abre esta dirección:`,
  inText: `El enlace funciona durante ${commentLimits.confirmDays} días.`,
  notYou:
    '¿No fuiste tú? Entonces no hagas nada. Sin el clic no volverás a saber de nosotros, y la dirección se olvida.',
}

export const replyWords: Translation<typeof english.replyWords> = {
  subject: (name, title) => `${name} te respondió en «${title}»`,
  previewText: (message) => message,
  opening: (name) => `${name} te respondió.`,
  title: (title) => `Sobre «${title}»`,
  button: 'Leerlo en el diario',
  stop: 'No recibir más avisos de respuestas',
  why: 'Recibes este correo porque pediste que te avisáramos de las respuestas a tus comentarios.',
}
