import type * as english from '#texts/mail/dog.ts'
import type { Translation } from '../../translation.ts'
import { elision } from '../grammar.ts'

const inWords = (days: number) =>
  days <= 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days} jours`

export const reminderMailWords: Translation<typeof english.reminderMailWords> = {
  subject: ({ title, date, dogName }) => `${dogName} : ${title}, le ${date}`,
  greeting: 'Bonjour,',
  opening: (dogName) => `un rendez-vous approche dans le carnet ${elision.de(dogName)}.`,
  when: ({ date, inDays }) => `C’est prévu pour le ${date}, ${inWords(inDays)}.`,
  button: 'Ouvrir le carnet',
}
