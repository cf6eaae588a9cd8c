import type * as english from '#texts/site/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers } from '../grammar.ts'

const DAY_MS = 86_400_000

const ago = (count: number, one: string, many: string) =>
  `vor ${count === 1 ? one : `${count} ${many}`}`

export const threadTexts: Translation<typeof english.threadTexts> = {
  heading: ['An den', 'Rand geschrieben'],
  addLine: 'Dazuschreiben',
  none: 'Noch keine Kommentare.',
  noneHint: (dog) => `${dog} tut so, als wäre das völlig egal.`,
  addFirst: 'Den Anfang machen',
  follow: 'Diesen Kommentaren per RSS folgen',
  reply: 'Antworten',
  replyTo: (name) => ` auf den Kommentar von ${name}`,
  justNow: 'gerade eben',
  /** "vor 3 Wochen" */
  daysAgo(day, today) {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (!(days > 0)) return 'heute'
    if (days === 1) return 'gestern'
    if (days < 14) return ago(days, 'einem Tag', 'Tagen')
    if (days < 61) return ago(Math.floor(days / 7), 'einer Woche', 'Wochen')
    if (days < 365) return ago(Math.floor(days / 30.4), 'einem Monat', 'Monaten')
    return ago(Math.floor(days / 365.2), 'einem Jahr', 'Jahren')
  },
  removed: 'Dieser Kommentar wurde entfernt.',
  pages: 'Seiten mit Kommentaren',
  failed: 'Die Kommentare ließen sich nicht laden. Lade die Seite bitte neu.',
  waiting: (owner) =>
    `Das siehst nur du, und nur in diesem Browser. Sobald ${owner} es gelesen hat, sehen es alle.`,
  closed: [
    'Hier wird nichts mehr dazugeschrieben. Wenn etwas nicht warten kann,',
    'schreib dem Rudel',
  ],
  isOwner: ', führt dieses Tagebuch',
}

export const writeTexts: Translation<typeof english.writeTexts> = {
  heading: 'Etwas dazuschreiben',
  answer: (name) => `Antwort an ${name}`,
  replyingTo: 'Antwort auf',
  cancel: 'Abbrechen',
  message: 'Deine Zeilen',
  placeholder: (dog, owner) => `Hallo ${dog}, hallo ${owner} …`,
  plainWords: 'Bitte nur schlichten Text',
  atMost: (most) => `Bis zu ${numbers.written(most)} Zeichen`,
  counted: (count, most) => `${numbers.written(count)} von ${numbers.written(most)}`,
  name: 'Name',
  email: 'E-Mail',
  emailOptional: 'freiwillig, wird nie angezeigt',
  notify: 'Sag mir Bescheid, wenn jemand antwortet',
  remember: 'Name und E-Mail in diesem Browser merken',
  leaveEmpty: 'Bitte leer lassen',
  preview: 'Vorschau',
  checking: 'Moment …',
  hint: 'Noch wird nichts abgeschickt. Erst siehst du es so, wie es alle sehen werden.',
  failed: 'Das kam nicht durch. Deine Worte sind noch da. Versuch es gleich noch einmal.',
  asOwner: (owner) =>
    `Du bist als ${owner} angemeldet, deshalb erscheint es sofort, unter deiner Hundemarke.`,
}

export const previewTexts: Translation<typeof english.previewTexts> = {
  heading: 'Lies es noch mal durch',
  send: 'Abschicken',
  sending: 'Wird gesendet …',
  change: 'Ändern',
  announced: (email) => `Antworten melden wir an ${email}. Angezeigt wird die Adresse nirgends.`,
  confirmFirst:
    'Beim ersten Mal geht eine einzige Mail dorthin, damit wir wissen, dass wirklich du es bist.',
  neverShown: 'Deine E-Mail-Adresse wird nie angezeigt.',
}

export const thanksTexts: Translation<typeof english.thanksTexts> = {
  waiting: (owner) => `Danke! Sobald ${owner} es gelesen hat, steht es hier.`,
  waitingHint: 'Dann können es alle lesen.',
  published: 'Da steht’s.',
  publishedHint: 'Ab jetzt können es alle lesen.',
  another: 'Noch etwas schreiben',
}
