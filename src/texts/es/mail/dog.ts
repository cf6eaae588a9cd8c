import type * as english from '#texts/mail/dog.ts'
import type { Translation } from '../../translation.ts'

const inWords = (days: number) =>
  days <= 0 ? 'hoy' : days === 1 ? 'mañana' : `dentro de ${days} días`

export const reminderMailWords: Translation<typeof english.reminderMailWords> = {
  subject: ({ title, date, dogName }) => `${dogName}: ${title}, el ${date}`,
  greeting: 'Hola:',
  opening: (dogName) => `Se acerca algo del registro de ${dogName}.`,
  when: ({ date, inDays }) => `Toca el ${date}, ${inWords(inDays)}.`,
  button: 'Abrir el registro',
}
