import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/comments.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

const comments = (count: number) => plurals.counted(count, 'Kommentar', 'Kommentare')

export const digestWords: Translation<typeof english.digestWords> = {
  subject: (blogName, count) =>
    `[${blogName}] ${comments(count)} ${count === 1 ? 'wartet' : 'warten'} auf dich`,
  greeting: 'Da hat jemand geschrieben,',
  opening: (count) => (count === 1 ? 'und es wartet auf dich.' : 'und das nicht nur einmal.'),
  title: (count) => `${comments(count)} zu lesen`,
  item: (name, title) => `${name} zu „${title}“`,
  more: (count) => `Und noch ${plurals.counted(count, 'weiterer', 'weitere')}.`,
  spam: (count) =>
    count === 1
      ? '1 weiterer ging von allein in den Spam.'
      : `${count} weitere gingen von allein in den Spam.`,
  button: 'Lesen und entscheiden',
  promise: `Nichts wird öffentlich, bevor du es sagst. So eine Mail kommt höchstens alle ${commentLimits.digestMinutes} Minuten.`,
}

export const replyConfirmationWords: Translation<typeof english.replyConfirmationWords> = {
  subject: (blogName) => `Bitte bestätigen: Antworten auf deinen Kommentar bei ${blogName}`,
  previewText: 'Bestätige deine Adresse, dann erfährst du, wenn jemand antwortet.',
  greeting: 'Hallo,',
  opening: 'dein Kommentar steht jetzt im Tagebuch.',
  title: ['Sollen wir dir Antworten', 'melden?'],
  promise: (title) =>
    `Du hast unter „${title}“ geschrieben und möchtest erfahren, wenn jemand antwortet. Bitte bestätige, dass das deine Adresse ist. Wir fragen nur dieses eine Mal.`,
  button: 'Ja, sagt mir Bescheid',
  byHand: `Der Knopf funktioniert ${commentLimits.confirmDays} Tage lang. Wenn sich nichts tut, öffne diese Adresse:`,
  inText: `Der Link funktioniert ${commentLimits.confirmDays} Tage lang.`,
  notYou:
    'Das warst nicht du? Dann tu einfach nichts. Ohne den Klick hörst du nie wieder von uns, und die Adresse ist vergessen.',
}

export const replyWords: Translation<typeof english.replyWords> = {
  subject: (name, title) => `${name} hat dir bei „${title}“ geantwortet`,
  previewText: (message) => message,
  opening: (name) => `${name} hat dir geantwortet.`,
  title: (title) => `Zu „${title}“`,
  button: 'Im Tagebuch lesen',
  stop: 'Mails über Antworten abstellen',
  why: 'Du bekommst diese Mail, weil du von Antworten auf deine Kommentare erfahren wolltest.',
}
