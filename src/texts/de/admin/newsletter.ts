import type * as english from '#texts/admin/newsletter.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const subscriberTexts: Translation<typeof english.subscriberTexts> = {
  heading: 'Die Briefliste',
  putAway:
    'Ein paar Minuten nach der Anmeldung räumen wir Namen und Adressen weg. Bestätige, dass du es bist, um sie zu sehen.',
  showList: 'Liste zeigen',
  growth: (first, from, now) => `Bestätigte Abos: ${from} im ${first}, ${now} heute`,
  growthTip: (count) => plurals.counted(count, 'bestätigtes Abo', 'bestätigte Abos'),
  growthHeading: 'Wie sie gewachsen ist',
  growthCursor: 'Monat',
  growthColumns: ['Monat', 'Bestätigte Abos'],
  monthCount: (month, count) => `${month}: ${count}`,
  today: 'Heute',
  show: 'Zeigen',
  states: {
    all: 'Alle',
    confirmed: 'Bestätigt',
    waiting: 'Noch nicht bestätigt',
    left: 'Abbestellt',
    bounced: 'Unzustellbar',
  },
  leftOn: (day) => `Abbestellt am ${day}`,
  search: 'Namen und Adressen durchsuchen',
  searchPlaceholder: 'Namen und Adressen durchsuchen …',
  columns: { name: 'Name', email: 'E-Mail', since: 'Seit', state: 'Status', actions: 'Aktionen' },
  askedOn: (day) => `Gefragt am ${day}`,
  neverAsked: 'Noch nicht gefragt',
  consent: (note) => `Von dir eingetragen: ${note}`,
  ask: 'Fragen',
  askAgain: 'Noch mal fragen',
  tryAgain: 'Noch mal versuchen',
  about: (name) => ` (${name})`,
  remove: (name) => `${name} entfernen`,
  none: 'Noch steht niemand auf der Liste. Eintragen kann man sich auf der Startseite, unter „Komm ins Rudel!“.',
  openHome: 'Startseite ansehen',
  noneFound: 'Dazu passt niemand auf der Liste.',
  showAll: 'Alle zeigen',
  total: (count) => `${plurals.counted(count, 'Abo', 'Abos')}, das neueste zuerst`,
  failed:
    'Die Briefliste ließ sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  growthFailed: 'Wie die Liste gewachsen ist, ließ sich nicht laden.',
  pages: 'Seiten der Briefliste',
  export: 'CSV exportieren',
  exporting: 'Wird exportiert …',
}

export const askAllTexts: Translation<typeof english.askAllTexts> = {
  note: (count) =>
    count === 1
      ? '1 Person hat sich eingetragen, wurde aber nie um Bestätigung gebeten. Briefe bekommt nur, wer bestätigt hat.'
      : `${count} Personen haben sich eingetragen, wurden aber nie um Bestätigung gebeten. Briefe bekommt nur, wer bestätigt hat.`,
  ask: 'Alle fragen',
  asking: 'Wird gefragt …',
  title: (count) => `${plurals.counted(count, 'Person', 'Personen')} um Bestätigung bitten?`,
  text: 'Jede Person bekommt eine Mail mit einem Knopf zum Ja-Sagen. Sie gehen langsam raus, damit Mailserver sie nicht für Spam halten.',
  cancel: 'Jetzt nicht',
}

export const addSubscriberTexts: Translation<typeof english.addSubscriberTexts> = {
  open: 'Jemanden eintragen',
  title: 'Jemanden eintragen',
  hint: 'Für alle, die dir mündlich oder schriftlich gesagt haben, dass sie deine Briefe möchten. Sie gelten sofort als bestätigt.',
  name: 'Name',
  email: 'E-Mail',
  note: 'Wie kam das Einverständnis?',
  noteHint: 'Für deine Unterlagen, zum Beispiel: „Am 3. Mai auf der Hundewiese darum gebeten.“',
  cancel: 'Abbrechen',
  save: 'Eintragen',
  saving: 'Wird eingetragen …',
}

export const removeSubscriberTexts: Translation<typeof english.removeSubscriberTexts> = {
  confirmTitle: 'Diese Adresse entfernen?',
  confirm: (email) =>
    `${email} bekommt keine Briefe mehr, auch keinen, der schon unterwegs ist, und wird hier vergessen. Neu eintragen geht jederzeit.`,
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
}

export const importTexts: Translation<typeof english.importTexts> = {
  open: 'CSV importieren',
  title: 'Adressen importieren',
  hint: 'Eine CSV-Datei mit einer Spalte für E-Mail-Adressen und einer für Namen, falls du sie hast. Eingetragen wird nichts, bevor du gesehen hast, wie viele es sind.',
  choose: 'Datei auswählen',
  chooseAnother: 'Andere Datei',
  reading: 'Die Datei wird gelesen …',
  found: (count) => `${plurals.counted(count, 'Adresse', 'Adressen')} importieren?`,
  nothing: 'In dieser Datei ist nichts Neues',
  added: (count) => `${count} neu`,
  known: (count) => `${count} ${count === 1 ? 'steht' : 'stehen'} schon auf der Liste`,
  left: (count) =>
    `${count} ${count === 1 ? 'hat' : 'haben'} früher abbestellt und ${count === 1 ? 'bleibt' : 'bleiben'} draußen`,
  invalid: (lines) =>
    lines.length === 1
      ? `1 ist keine Adresse (Zeile ${lines[0]})`
      : `${lines.length} sind keine Adressen (Zeilen ${shortList(lines)})`,
  consequence: {
    canSend:
      'Jede neue wird einmal per Mail um Bestätigung gebeten. Erst danach kommen dort Briefe an.',
    cannotSend:
      'Sie warten auf der Liste, bis der Mailversand eingerichtet ist und du um Bestätigung bittest.',
  },
  cancel: 'Abbrechen',
  import: (count) => `${count} importieren`,
  importing: 'Wird importiert …',
  tooLarge: 'Diese Datei ist zu groß. Mehr als 1\u00a0MB geht nicht.',
  unreadable: 'Diese Datei ließ sich nicht lesen.',
}

const MOST_NAMED = 8

function shortList(lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(', ')
  return lines.length > MOST_NAMED ? `${named}, …` : named
}

export const subscriberToasts: Translation<typeof english.subscriberToasts> = {
  removed: { title: 'Entfernt', description: 'Die Adresse ist vergessen.' },
  added: (name) => ({ title: 'Eingetragen', description: `${name} bekommt deine Briefe.` }),
  asked: (email) => ({
    title: 'Um Bestätigung gebeten',
    description: `Eine Mail an ${email} ist unterwegs.`,
  }),
  askedAll: (count) => ({
    title: 'Unterwegs',
    description: `${plurals.counted(count, 'Mail geht', 'Mails gehen')} in den nächsten Stunden raus.`,
  }),
  imported: (count) => ({
    title: 'Importiert',
    description: `${plurals.counted(count, 'Adresse steht', 'Adressen stehen')} jetzt auf der Liste.`,
  }),
  exportFailed: {
    title: 'Fehler',
    description: 'Die Liste ließ sich nicht exportieren. Bitte versuch es noch einmal.',
  },
}
