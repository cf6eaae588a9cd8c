import type * as english from '#texts/errors/messages.ts'
import type { Translation } from '../../translation.ts'

const inMinutes = (minutes: number) => (minutes === 1 ? 'einer Minute' : `${minutes} Minuten`)

export const contactErrors: Translation<typeof english.contactErrors> = {
  name: 'Der Name braucht mindestens 2 Zeichen',
  subject: 'Bitte gib einen Betreff ein',
  message: 'Die Nachricht braucht mindestens 10 Zeichen',
  fields: { name: 'Der Name', subject: 'Der Betreff', message: 'Die Nachricht' },
}

export const messageErrors: Translation<typeof english.messageErrors> = {
  notFound: 'Diese Nachricht gibt es nicht mehr. Lade den Posteingang neu.',
  tooMany: (most, minutes) =>
    `Das waren ${most} Nachrichten in einer Stunde, und alle sind angekommen. Bitte versuch es in ${inMinutes(minutes)} noch einmal.`,
}
