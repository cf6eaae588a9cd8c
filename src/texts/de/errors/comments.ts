import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/errors/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

const inMinutes = (minutes: number) => (minutes === 1 ? 'einer Minute' : `${minutes} Minuten`)

export const commentErrors: Translation<typeof english.commentErrors> = {
  message: 'Schreib bitte erst etwas.',
  longMessage: `Mehr als ${numbers.written(commentLimits.message)} Zeichen passen nicht auf den Rand.`,
  name: 'Bitte unterschreib mit einem Namen.',
  longName: `Ein Name kann ${commentLimits.name} Zeichen haben.`,
  email: 'Bitte gib eine gültige E-Mail-Adresse ein oder lass das Feld leer.',
  emailForReplies: 'Damit du von Antworten erfährst, gib bitte deine E-Mail-Adresse ein.',
  notify: 'notify muss true oder false sein',
  ownersName: 'So unterschreibt schon, wer dieses Tagebuch führt. Bitte nimm einen anderen Namen.',
  closed: 'Unter diesem Beitrag sind die Kommentare geschlossen.',
  parentGone:
    'Den Kommentar, auf den du antwortest, gibt es nicht mehr. Du kannst deine Worte als eigenen Kommentar schicken.',
  oldToken:
    'Dieses Formular stand lange offen. Lies es bitte noch einmal durch und schick es dann ab.',
  usedToken:
    'Dieses Formular wurde schon mit anderen Worten abgeschickt. Lies es bitte noch einmal durch und schick es dann ab.',
  tooMany: (minutes) =>
    `Du hast in kurzer Zeit viel geschrieben, und alles ist angekommen. Bitte versuch es in ${inMinutes(minutes)} noch einmal.`,
  tooManyHere: (minutes) =>
    `Unter diesem Beitrag schreiben gerade sehr viele. Bitte versuch es in ${inMinutes(minutes)} noch einmal.`,
}

export const moderationErrors: Translation<typeof english.moderationErrors> = {
  gone: 'Diesen Kommentar gibt es nicht mehr. Lade die Liste neu.',
  noneChosen: 'Wähle mindestens einen Kommentar aus.',
  tooManyChosen: `Höchstens ${commentLimits.atOnce} Kommentare lassen sich auf einmal verschieben.`,
  closeDays: `Bitte gib eine Anzahl von Tagen zwischen 1 und ${numbers.written(commentLimits.mostCloseDays)} ein.`,
}
