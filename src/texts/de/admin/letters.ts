import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/admin/letters.ts'
import type { Translation } from '../../translation.ts'
import { lists, plurals } from '../grammar.ts'

const readers = (count: number) => plurals.counted(count, 'Person', 'Leute')

const confirmedReaders = (count: number) =>
  plurals.counted(count, 'bestätigte Adresse', 'bestätigte Adressen')

export const letterStateTexts: Translation<typeof english.letterStateTexts> = {
  waiting: 'Wartet',
  leaving: 'Gleich raus',
  sending: 'Unterwegs',
  paused: 'Angehalten',
  held: 'Zurückgehalten',
  sent: 'Verschickt',
  stopped: 'Abgebrochen',
}

export const letterTexts: Translation<typeof english.letterTexts> = {
  heading: 'Briefe',
  loading: 'Die Briefe werden geladen',
  failed:
    'Die Briefe ließen sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  none: 'Noch ging kein Brief raus. Ein Brief ist einer deiner Beiträge, per Mail an alle, die ihn haben wollten.',
  lines: {
    waiting: 'Geht mit seinem Beitrag raus',
    waitingUntil: (moment) => `Mit seinem Beitrag: ${moment}`,
    leaving: 'Geht gleich raus',
    sending: (sent, all) => `${sent} von ${all} sind draußen`,
    held: 'Wartet auf dich',
    done: (day, sent) => `${day}: ${sent} verschickt`,
  },
  facts: {
    waiting: 'Er geht eine Minute nach seinem Beitrag raus.',
    waitingUntil: (moment) => `Sein Beitrag erscheint am ${moment} Uhr, und der Brief geht mit.`,
    leaving: 'An alle auf der Briefliste, die bestätigt haben.',
    since: (count, moment) => `An ${confirmedReaders(count)}, seit ${moment}`,
    done: (count, moment) => `An ${confirmedReaders(count)}, fertig am ${moment}`,
    held: 'Noch ging nichts raus.',
  },
  heldBecause: {
    late: 'Sein Beitrag erschien mehr als einen Tag zu spät, weil das Tagebuch nicht lief. Willst du den Brief trotzdem noch verschicken?',
    restored:
      'Das Tagebuch wurde aus einer Sicherung wiederhergestellt, deshalb ging dieser Brief vielleicht schon raus. Schick ihn nur, wenn nicht.',
  },
  figures: {
    sent: 'verschickt',
    failed: 'gescheitert',
    skipped: 'übersprungen',
    waiting: 'offen',
  },
  progress: 'Verschickte Briefe',
  out: (name) => `${name} trägt die Briefe aus`,
  resting: 'Gerade Pause',
  timeLeft: (seconds) => {
    if (seconds < 60) return 'noch weniger als eine Minute'
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 90) return minutes === 1 ? 'noch etwa 1 Minute' : `noch etwa ${minutes} Minuten`
    return `noch etwa ${Math.round(minutes / 60)} Stunden`
  },
  sentLastMinute: (count) => `${count} in der letzten Minute`,
  pause: 'Anhalten',
  goOn: 'Weiter',
  send: 'Verschicken',
  stop: 'Rest abbrechen',
  dontSend: 'Nicht verschicken',
  edit: 'Beitrag öffnen',
  takeBack: 'Zurückholen',
  leavesIn: (seconds) =>
    seconds > 0
      ? `Er geht in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} raus`
      : 'Er geht gerade raus',
  lastChance: 'Bis dahin kannst du ihn zurückholen.',
  cameBack: (count) => `Bei ${count} gab es Ärger`,
  tried: (tries) => (tries === 1 ? 'Einmal versucht' : `${tries}-mal versucht`),
  nextTry: (moment) => `wieder am ${moment}`,
  notAgain: 'kein weiterer Versuch',
  forgotten: 'Jemand, der nicht mehr auf der Liste steht',
  more: (count) => `und ${count} weitere`,
  unwatched: 'Niemand wird beobachtet.',
  unwatchedWhy:
    'Keine versteckten Bilder, keine gezählten Klicks. Du weißt, dass er verschickt ist, und das war’s.',
}

export const stopLetterTexts: Translation<typeof english.stopLetterTexts> = {
  title: 'Den Rest dieses Briefs abbrechen?',
  text: (waiting) =>
    `${readers(waiting)} ${waiting === 1 ? 'bekommt' : 'bekommen'} ihn dann nicht, weder jetzt noch später. Wer ihn schon hat, behält ihn.`,
  cancel: 'Weiter verschicken',
  stop: 'Rest abbrechen',
  stopping: 'Wird abgebrochen …',
}

export const dropLetterTexts: Translation<typeof english.dropLetterTexts> = {
  title: 'Diesen Brief nicht verschicken?',
  text: 'Sein Betreff und sein Vorschautext gehen verloren. Der Beitrag bleibt, wie er ist, und du kannst ihn später als Brief verschicken.',
  cancel: 'Behalten',
  drop: 'Nicht verschicken',
  dropping: 'Wird zurückgeholt …',
}

export const mailPreviewTexts: Translation<typeof english.mailPreviewTexts> = {
  heading: 'Was im Postfach landet',
  from: 'Von',
  subject: 'Betreff',
  frame: 'Der Brief, wie er ankommt',
  widths: { phone: 'Handy', desktop: 'Computer' },
  choose: 'Vorschau',
  loading: 'Der Brief wird gezeichnet …',
  failed: 'Der Brief ließ sich nicht zeigen.',
  isShortened:
    'Dieser Beitrag ist länger, als Mailprogramme zeigen können. Der Brief hat den Anfang und einen Knopf zum Rest.',
  test: 'Testmail an mich',
  testing: 'Wird gesendet …',
  testTo: (email) => `Sie geht an ${email}.`,
  testToNowhere: (email) =>
    `Sie geht an ${email}, eine Adresse ohne Postfach. Ändere zuerst deine Anmeldeadresse in den Einstellungen.`,
}

export const mailTexts: Translation<typeof english.mailTexts> = {
  sender: 'Von wem er kommt',
  from: 'Absender',
  replyTo: 'Antworten gehen an',
  pace: 'Tempo',
  perMinute: (count) => `bis zu ${count} pro Minute`,
  none: 'nicht gesetzt',
  test: 'Testmail an mich',
  missing: 'Noch können keine Briefe rausgehen.',
  setIt: (variables) =>
    `Dieser Server hat kein Mailkonto. Setz ${lists.and(variables)} dort, wo das Tagebuch läuft, und starte es neu. Bis dahin werden Anmeldungen aufbewahrt, und Briefe warten.`,
  example: [
    'SMTP_URL=smtps://user:password@mail.example.com',
    'MAIL_FROM="Unser Tagebuch <diary@example.com>"',
  ],
  held: 'Gerade geht keine Mail raus.',
  heldWhy:
    'Das Tagebuch wurde aus einer Sicherung wiederhergestellt. Was wartet, ging vielleicht schon raus, deshalb wird nichts verschickt, bis du es sagst.',
  release: 'Mails wieder rauslassen',
  releasing: 'Moment …',
}

export const letterToasts: Translation<typeof english.letterToasts> = {
  test: (to) => ({ title: 'Testmail verschickt', description: `Sieh bei ${to} nach.` }),
  testFailed: 'Die Testmail ging nicht raus',
  notChosen: 'Der Beitrag ist gespeichert, aber noch kein Brief',
  chosen: {
    title: 'Er geht als Brief raus',
    description: 'Eine Minute, nachdem der Beitrag öffentlich ist.',
  },
  onItsWay: {
    title: 'Der Brief geht in einer Minute raus',
    description: 'Bis dahin kannst du ihn zurückholen.',
  },
  takenBack: { title: 'Zurückgeholt', description: 'Der Brief geht nicht raus.' },
  undo: 'Rückgängig',
  paused: { title: 'Angehalten', description: 'Nichts geht raus, bis du weitermachst.' },
  stopped: { title: 'Abgebrochen', description: 'Der Rest geht nicht raus.' },
  released: {
    title: 'Mails gehen wieder raus',
    description: 'Was gewartet hat, wird jetzt verschickt.',
  },
}

export const writeLetterTexts: Translation<typeof english.writeLetterTexts> = {
  write: 'Brief schreiben',
  title: 'Einen Brief schreiben',
  hint: 'Ein Brief ist einer deiner Beiträge, per Mail verschickt. Wähle einen, der noch keiner war. Betreff und Vorschau gibt es dann im Editor.',
  search: 'Beiträge durchsuchen',
  searchPlaceholder: 'Beiträge durchsuchen …',
  none: 'Jeder Beitrag hat schon einen Brief.',
  noneFound: 'Dazu passt kein Beitrag.',
  newPost: 'Neuen Beitrag schreiben',
}

export const postLetterTexts: Translation<typeof english.postLetterTexts> = {
  heading: 'Brief',
  hintNew:
    'Einmal, am Erscheinungstag. Nach dem ersten Speichern kannst du den Betreff ändern und den Brief ansehen.',
  send: (count) => `Als Brief an ${readers(count)} schicken`,
  hint: 'Einmal, am Erscheinungstag. Spätere Änderungen verschicken nichts.',
  nobody: 'Auf der Briefliste hat noch niemand bestätigt.',
  cannot: 'Der Server kann noch keine Mails verschicken.',
  setIt: (variables) => `Setz ${lists.and(variables)}, dann starte das Tagebuch neu.`,
  failed: 'Der Brief zu diesem Beitrag ließ sich nicht laden.',
  sendPublic: 'Als Brief schicken',
  publicHint: (count) => `An ${readers(count)}, einmal. Spätere Änderungen verschicken nichts.`,
  subject: 'Betreff',
  previewText: 'Vorschautext',
  previewTextHint: 'Was Mailprogramme neben dem Betreff zeigen',
  kinds: 'Wie viel davon',
  kind: {
    whole: {
      label: 'Die ganze Geschichte',
      hint: 'Zum Lesen muss niemand das Postfach verlassen',
    },
    beginning: { label: 'Den Anfang', hint: 'Mit einem Knopf zum Beitrag' },
  },
  preview: 'Vorschau',
  previewTitle: 'Der Brief',
  previewSaved: 'So, wie der Beitrag jetzt gespeichert ist.',

  test: 'Testmail',
  testing: 'Wird gesendet …',
  saving: 'Der Brief wird gespeichert …',
  saved: 'Der Brief ist gespeichert.',
  unsent: 'Der Brief ist noch nicht gespeichert.',
  confirmTitle: (count) => `An ${readers(count)} schicken?`,
  confirm: `Der Beitrag geht per Mail raus, so wie er jetzt gespeichert ist. Du hast ${letterLimits.stopSeconds} Sekunden, um ihn zurückzuholen; danach ist er draußen.`,
  cancel: 'Abbrechen',
  confirmSend: 'Brief schicken',
  sending: 'Wird gesendet …',
  done: {
    waiting: 'Er geht gleich als Brief raus.',
    leaving: 'Er geht gleich als Brief raus.',
    sending: 'Er geht gerade als Brief raus.',
    paused: 'Sein Brief ist angehalten.',
    held: 'Sein Brief wartet auf dich.',
    sent: (day) => `Am ${day} als Brief verschickt.`,
    stopped: (day) => `Sein Brief wurde am ${day} abgebrochen.`,
  },
  outOf: (sent, all) => `${sent} von ${all} sind draußen.`,
  arrived: (sent, failed) =>
    failed === 0
      ? `${sent} verschickt.`
      : `${sent} verschickt, ${failed} ${failed === 1 ? 'kam' : 'kamen'} zurück.`,
  open: 'Der Brief',
}
