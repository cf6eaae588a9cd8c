import { letterLimits, MAX_SUBSCRIBERS_CSV_LINES } from '#shared/limits.ts'
import type * as english from '#texts/errors/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

export const subscriptionErrors: Translation<typeof english.subscriptionErrors> = {
  name: 'Der Name braucht mindestens 2 Zeichen',
  consent: 'Dafür brauchen wir dein Einverständnis',
  fields: { name: 'Der Name' },
}

export const mailErrors: Translation<typeof english.mailErrors> = {
  missing: (names) =>
    `Der Mailversand ist noch nicht eingerichtet. Setz ${names.join(' und ') || 'SMTP_URL'} und starte das Tagebuch neu.`,
  refused: (reason) => `Die Testmail ging nicht raus. ${reason}`,
}

export const letterErrors: Translation<typeof english.letterErrors> = {
  subject: 'Der Betreff braucht mindestens 3 Zeichen',
  kind: 'Wähle den ganzen Text oder seinen Anfang',
  fields: { subject: 'Der Betreff', previewText: 'Der Vorschautext' },
  notFound: 'Diesen Brief gibt es nicht mehr.',
  noneOfPost: 'Dieser Beitrag wird nicht als Brief verschickt.',
  left: 'Dieser Brief ist schon unterwegs. Ein Beitrag wird nur einmal verschickt; spätere Änderungen zeigt nur seine Seite.',
  noReaders: 'Diesen Brief bekäme niemand: Noch hat niemand bestätigt.',
  notNow: {
    pause: 'Anhalten lässt sich nur ein Brief, der gerade verschickt wird.',
    resume: 'Weitergehen kann nur ein Brief, der angehalten ist.',
    stop: 'Dieser Brief ist fertig oder noch nicht unterwegs.',
  },
  mailHeld:
    'Eine Sicherung wurde wiederhergestellt, deshalb geht keine Mail raus. Erlaube den Versand zuerst wieder, dann schick diesen Brief.',
}

const stateSentences = {
  waiting: 'Wir warten noch auf das Ja per Mail.',
  confirmed: 'Dorthin geht schon jeder Brief.',
  left: 'Von dort wurde abbestellt, und zurückkommen geht nur von dort.',
  bounced: 'Von dort kamen Briefe zurück.',
}

export const subscriberErrors: Translation<typeof english.subscriberErrors> = {
  consentNote: 'Schreib dazu, wie das Einverständnis zustande kam',
  largeFile: 'Diese Datei ist zu groß. Mehr als 1\u00a0MB geht nicht.',
  fields: { consentNote: 'Die Notiz' },
  tooMany: (minutes) =>
    `Zu viele Anfragen. Bitte versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  notFound: 'Dieser Eintrag wurde schon entfernt. Lade die Liste neu.',
  known: (state) => `Diese Adresse steht schon auf der Liste. ${stateSentences[state]}`,
  notWaiting: (state) => `Da gibt es nichts zu fragen. ${stateSentences[state]}`,
  askedToday: `Diese Adresse wurde vor weniger als ${letterLimits.askAgainHours} Stunden gefragt. Bitte versuch es morgen noch einmal.`,
  askedEnough: `Diese Adresse wurde ${letterLimits.asksPerAddress}-mal gefragt und hat nie geantwortet, deshalb lässt das Tagebuch sie in Ruhe. Wenn dir jemand selbst sagt, dass die Briefe willkommen sind, entferne die Adresse hier und trag sie neu ein.`,
  noAddresses:
    'In dieser Datei hat keine Spalte E-Mail-Adressen. Speichere sie als CSV, eine Person pro Zeile.',
  tooManyLines: `Diese Datei hat mehr als ${numbers.written(MAX_SUBSCRIBERS_CSV_LINES)} Zeilen. Bitte importiere sie in Teilen.`,
}
