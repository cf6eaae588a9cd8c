import type * as english from '#texts/mail/dog.ts'
import type { Translation } from '../../translation.ts'

const inWords = (days: number) => {
  if (days <= 0) return 'heute'
  return days === 1 ? 'morgen' : `in ${days} Tagen`
}

export const reminderMailWords: Translation<typeof english.reminderMailWords> = {
  subject: ({ title, date, dogName }) => `${dogName}: ${title} am ${date}`,
  greeting: 'Hallo,',
  opening: (dogName) => `im Logbuch von ${dogName} steht etwas an.`,
  when: ({ date, inDays }) => `Fällig am ${date}, also ${inWords(inDays)}.`,
  button: 'Logbuch öffnen',
}
