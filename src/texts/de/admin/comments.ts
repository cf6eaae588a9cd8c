import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const comments = (count: number) =>
  count === 1 ? '1 Kommentar' : `${numbers.written(count)} Kommentare`

export const moderationTexts: Translation<typeof english.moderationTexts> = {
  ago: {
    now: 'gerade eben',
    minutes: (count) => `vor ${count} Min.`,
    hours: (count) => `vor ${count} Std.`,
  },
  show: 'Zeigen',
  waitingCount: (count) =>
    count === 1 ? '1 wartender Kommentar' : `${numbers.written(count)} wartende Kommentare`,
  states: { waiting: 'Wartend', approved: 'Freigegeben', spam: 'Spam', deleted: 'Gelöscht' },
  counted: (count) => numbers.written(count) + (count < commentLimits.mostCounted ? '' : '+'),
  list: {
    waiting: 'Wartende Kommentare, der neueste zuerst',
    approved: 'Freigegebene Kommentare, der neueste zuerst',
    spam: 'Spam, der neueste zuerst',
    deleted: 'Gelöschte Kommentare, der neueste zuerst',
  },
  search: 'Kommentare durchsuchen',
  searchPlaceholder: 'Kommentare durchsuchen …',
  failed:
    'Die Kommentare ließen sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  pages: 'Seiten mit Kommentaren',
  none: {
    waiting: (dog) => `Es wartet nichts. ${dog} hat sich wieder hingelegt.`,
    approved: () => 'Noch keine öffentlichen Kommentare.',
    spam: () => 'Kein Spam. So darf es bleiben.',
    deleted: () => 'In letzter Zeit nichts gelöscht.',
  },
  noneFound: 'Dazu passt kein Kommentar.',
  showAll: 'Alle zeigen',
  seeApproved: 'Freigegebene ansehen',
  end: 'Das waren alle.',
  sniffed: (count) =>
    `Das waren alle. ${numbers.written(count)} ${count === 1 ? 'weiterer roch komisch und kam' : 'weitere rochen komisch und kamen'} in den Spam.`,
  choose: (name) => `Kommentar von ${name} auswählen`,
  inReplyTo: (name) => `Als Antwort an ${name}:`,
  onPost: (title) => `, unter „${title}“ ansehen`,
  owner: 'Du',
  imported: 'Importiert',
  wantsReplies: 'möchte von Antworten erfahren',
  keptFor: (days) => `Bleibt ${days} Tage hier, dann ist es endgültig weg.`,
}

export const moderationActs: Translation<typeof english.moderationActs> = {
  approve: 'Freigeben',
  reply: 'Antworten',
  spam: 'Spam',
  notSpam: 'Kein Spam',
  takeDown: 'Zurückziehen',
  restore: 'Zurückholen',
  delete: 'Löschen',
  of: (name) => `: der Kommentar von ${name}`,
  deleteOf: (name) => `Kommentar von ${name} löschen`,
  forget: 'Alle Kommentare von dieser Adresse löschen',
  forgetOf: (name) => ` (${name})`,
}

export const bulkTexts: Translation<typeof english.bulkTexts> = {
  label: 'Ausgewählte Kommentare',
  chosen: (count, all) => `${count} von ${all} ausgewählt`,
  chooseAll: (all) => `Alle ${all} auf dieser Seite`,
  chooseNone: 'Alle abwählen',
}

export const replyTexts: Translation<typeof english.replyTexts> = {
  label: 'Deine Antwort',
  as: (name) => `Erscheint als ${name}`,
  cancel: 'Abbrechen',
  send: 'Antworten',
  approveAndSend: 'Freigeben & antworten',
  sending: 'Wird veröffentlicht …',
}

const movedTitles = {
  waiting: 'Wartet wieder',
  approved: 'Freigegeben',
  spam: 'In den Spam verschoben',
  deleted: 'Gelöscht',
}

export const moderationToasts: Translation<typeof english.moderationToasts> = {
  moved: (to, what) => ({ title: movedTitles[to], description: what }),
  one: (name, title) => `${name}, unter „${title}“`,
  many: comments,
  replied: (title) => ({
    title: 'Deine Antwort ist öffentlich',
    description: `Unter „${title}“`,
  }),
  undone: { title: 'Rückgängig gemacht', description: 'Alles ist wieder, wo es war.' },
  gone: {
    title: 'Nichts zu tun',
    description: 'Diese Kommentare sind schon weg. Die Liste stimmt wieder.',
  },
  failed: 'Das hat nicht geklappt',
  undo: 'Rückgängig',
}

export const keyTexts: Translation<typeof english.keyTexts> = {
  heading: 'Mit der Tastatur',
  keys: [
    ['j', 'nächster'],
    ['k', 'voriger'],
    ['a', 'freigeben'],
    ['r', 'antworten'],
    ['s', 'Spam'],
    ['d', 'löschen'],
    ['x', 'auswählen'],
    ['z', 'rückgängig'],
  ],
}

export const clearTexts: Translation<typeof english.clearTexts> = {
  open: {
    waiting: (count) => `Alle ${numbers.written(count)} in den Spam`,
    spam: 'Allen Spam löschen',
    deleted: 'Endgültig leeren',
  },
  title: {
    waiting: (count) => `${comments(count)} in den Spam verschieben?`,
    spam: (count) => `${comments(count)} endgültig löschen?`,
    deleted: (count) => `${comments(count)} endgültig löschen?`,
  },
  text: {
    waiting: 'Dort bleiben sie einen Monat. Neue warten weiter hier.',
    spam: 'Das lässt sich nicht rückgängig machen. Was der Filter daraus gelernt hat, behält er.',
    deleted: 'Das lässt sich nicht rückgängig machen.',
  },
  cancel: 'Abbrechen',
  confirm: { waiting: 'Verschieben', spam: 'Löschen', deleted: 'Löschen' },
  progress: 'Wird aufgeräumt',
  done: (done, all) => `${numbers.written(done)} von ${numbers.written(all)}`,
  stop: 'Stopp',
  stopping: 'Wird angehalten …',
  finished: (done) => ({ title: 'Aufgeräumt', description: comments(done) }),
}

export const forgetTexts: Translation<typeof english.forgetTexts> = {
  heading: 'Jemanden vergessen',
  hint: 'Wenn dich jemand darum bittet: Alle Kommentare dieser Person werden endgültig gelöscht, in jeder Liste, und die Adresse ebenso.',
  email: 'E-Mail der Person',
  open: 'Alles löschen',
  title: (email) => `Alles von ${email} löschen?`,
  titleOf: (name) => `Alles von ${name} löschen?`,
  text: 'Jeder Kommentar, der von dieser Adresse kam, ist dann endgültig weg, auch der öffentliche. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  confirm: 'Endgültig löschen',
  working: 'Wird gelöscht …',
  done: (count) => ({
    title: 'Gelöscht',
    description: count === 0 ? 'Von dieser Adresse war nichts da.' : `${comments(count)} gelöscht.`,
  }),
}

export const houseRulesTexts: Translation<typeof english.houseRulesTexts> = {
  heading: 'Hausregeln',
  closeAfter: 'Schließen nach',
  closeAfterHint: 'Ältere Beiträge nehmen keine neuen Kommentare an. Leer heißt: nie.',
  days: 'Tagen',
  never: 'nie',
  save: 'Speichern',
  saved: 'Gespeichert.',
  saving: 'Wird gespeichert …',
  off: (approved) => {
    const none = 'Unter keiner Geschichte lässt sich etwas schreiben.'
    if (approved === 0) return none
    return approved === 1
      ? `${none} Der freigegebene Kommentar bleibt erhalten und kommt mit dem Schalter zurück.`
      : `${none} Die ${numbers.written(approved)} freigegebenen Kommentare bleiben erhalten und kommen mit dem Schalter zurück.`
  },
}

export const postCommentsTexts: Translation<typeof english.postCommentsTexts> = {
  label: 'Kommentare',
  open: 'Unter diesem Beitrag kann geschrieben werden',
  openUntil: (day) => `Offen bis ${day}`,
  closed: 'Keine neuen Kommentare. Vorhandene bleiben.',
  tooOld: (day) => `Nach dem ${day} von allein geschlossen`,
  waiting: (count) => moderationTexts.waitingCount(count),
  failed: 'Die Einstellung für Kommentare wurde nicht geändert',
}

export const verdictTexts: Translation<typeof english.verdictTexts> = {
  fine: 'Riecht gut',
  unsure: 'Unklar',
  odd: 'Riecht komisch',
}

/** For example "in 3 Sekunden": in the dative, hours and minutes look like their plural. */
const duration = (seconds: number) => {
  if (seconds < 90) return plurals.counted(seconds, 'Sekunde', 'Sekunden')
  return seconds < 90 * 60
    ? plurals.counted(Math.round(seconds / 60), 'Minute', 'Minuten')
    : plurals.counted(Math.round(seconds / 3600), 'Stunde', 'Stunden')
}

export const reasonTexts: Translation<typeof english.reasonTexts> = {
  'hidden-field': () => 'hat ein Feld ausgefüllt, das Menschen nicht sehen',
  quick: (seconds) => `in ${duration(seconds)} geschrieben`,
  took: (seconds) => `hat beim Schreiben ${duration(seconds)} gebraucht`,
  'read-over': () => 'vor dem Abschicken noch mal gelesen',
  'no-form': () => 'nicht über das Formular geschickt',
  links: (count) => plurals.counted(count, 'Link', 'Links'),
  markup: () => 'enthält Auszeichnungen',
  repeated: (count) => `derselbe Text noch ${count}-mal`,
  rush: () => 'kam in einem Schwung von Kommentaren',
  'bad-sender': () => 'von dort kam heute schon Spam',
  'spam-words': () => 'liest sich wie das, was du als Spam markiert hast',
  'good-words': () => 'liest sich wie das, was du freigegeben hast',
  known: (count) => `${plurals.counted(count, 'Kommentar', 'Kommentare')} schon freigegeben`,
  unconfirmed: (count) =>
    `${plurals.counted(count, 'Kommentar', 'Kommentare')} von dieser Adresse schon freigegeben, aber niemand hat sie bestätigt`,
  first: () => 'zum ersten Mal hier',
}
