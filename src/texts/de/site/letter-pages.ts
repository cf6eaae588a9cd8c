import { commentLimits, emailChangeLimits, letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/site/letter-pages.ts'
import type { Translation } from '../../translation.ts'
import { confirmationWords } from '../mail/newsletter.ts'

const days = letterLimits.confirmDays

export const letterPageTexts: Translation<typeof english.letterPageTexts> = {
  confirm: {
    get title() {
      return confirmationWords.title
    },
    words: (_dogName, promise) => promise,
    hint: `Das warst nicht du? Dann mach diese Seite einfach zu. Ohne den Klick wird nichts verschickt, und die Adresse ist nach ${days} Tagen vergessen.`,
  },
  confirmed: {
    title: ['Jetzt gehörst du', 'zum Rudel'],
    words: (dogName) =>
      `Der nächste Brief kommt mit der nächsten Geschichte. ${dogName} hat erfahren, dass jemand Neues mitliest, und sitzt gleich ein bisschen gerader.`,
    hint: 'Am Ende jedes Briefs steht ein Link zum Abbestellen.',
  },
  leave: {
    title: ['Das Rudel', 'verlassen?'],
    words: (dogName) =>
      `Dann kommen keine Briefe mehr. Das Tagebuch bleibt offen, und ${dogName} macht weiter wie bisher.`,
    hint: 'Ein Klick genügt, und du kannst ihn rückgängig machen.',
  },
  left: {
    title: ['Nichts für', 'ungut'],
    words: (dogName) =>
      `Diese Adresse steht ab sofort nicht mehr auf der Liste. Das Tagebuch bleibt offen, und ${dogName} erfährt es erst nach dem Abendessen.`,
    hint: 'Verklickt? „Zurückkommen“ macht alles wieder wie vorher.',
  },
  stale: {
    title: ['Dieser Link ist', 'nicht mehr frisch'],
    words: (dogName) =>
      `Bestätigungslinks halten ${days} Tage, länger als alles, was ${dogName} vergräbt. Hier gibt es einen neuen. Zum Abbestellen nimm den Link im neuesten Brief.`,
    hint: 'Die Antwort ist dieselbe, ob wir die Adresse kennen oder nicht.',
  },
  asked: {
    title: ['Schau in', 'dein Postfach'],
    words: () =>
      'Wenn diese Adresse noch auf Bestätigung wartet, ist eine Mail mit einem neuen Link unterwegs. Das kann etwas dauern und geht höchstens einmal am Tag.',
    hint: 'Nichts da? Sieh im Spamordner nach. Falls du früher abbestellt hast, bringt dich der Link am Ende jedes Briefs zurück.',
  },
  replies: {
    title: ['Bist du das', 'wirklich?'],
    words: () =>
      'Jemand hat mit dieser Adresse kommentiert und möchte erfahren, wenn eine Antwort kommt. Ein Klick sagt uns, dass du das warst, und wir fragen nicht noch mal.',
    hint: `Das warst nicht du? Dann mach diese Seite einfach zu. Ohne den Klick kommt keine Mail über Antworten, und die Adresse ist nach ${commentLimits.confirmDays} Tagen vergessen.`,
  },
  'replies-wanted': {
    title: ['Du hörst', 'von uns'],
    words: (dogName) =>
      `Wenn jemand auf deinen Kommentar antwortet, bekommst du eine Mail. ${dogName} würde auch bellen, aber so weit hört man das nicht.`,
    hint: 'Am Ende jeder dieser Mails steht ein Link, der sie abstellt.',
  },
  'replies-stop': {
    title: ['Keine Mails mehr', 'über Antworten?'],
    words: () =>
      'Diese Adresse erfährt dann nichts mehr von Antworten. Deine Kommentare bleiben, wo sie sind.',
    hint: 'Ein Klick genügt.',
  },
  'replies-stopped': {
    title: ['Jetzt ist', 'Ruhe'],
    words: () => 'Ab jetzt kommen an diese Adresse keine Mails über Antworten mehr.',
    hint: 'Deine Kommentare bleiben, wo sie sind, und die Adresse ist vergessen.',
  },
  'replies-stale': {
    title: ['Dieser Link ist', 'nicht mehr frisch'],
    words: () =>
      `Links zu Antworten halten ${commentLimits.confirmDays} Tage, und jeder gilt für eine Adresse. Antworten stehen unter deinem Kommentar im Tagebuch.`,
    hint: 'Es hat sich nichts geändert.',
  },
  'sign-in': {
    title: ['Mit dieser Adresse', 'anmelden?'],
    words: () =>
      'Ein Klick, und du meldest dich mit dieser Adresse am Tagebuch an. Mails zu deinem Konto kommen dann auch hierher.',
    hint: 'Das warst nicht du? Dann mach diese Seite einfach zu. Ohne den Klick ändert sich nichts.',
  },
  'sign-in-changed': {
    title: ['Diese Adresse', 'lässt dich rein'],
    words: () =>
      'Ab jetzt meldest du dich mit dieser Adresse an. Dein Passwort bleibt dasselbe, und wo du angemeldet bist, bleibst du es.',
    hint: 'Der alten Adresse haben wir Bescheid gesagt.',
  },
  'sign-in-stale': {
    title: ['Dieser Link ist', 'nicht mehr frisch'],
    words: () =>
      `Er gilt einmal, ${emailChangeLimits.minutes} Minuten lang, und nur der neueste zählt. Wenn du gerade auf den Knopf geklickt hast, ist alles erledigt. Wenn nicht, fordere ihn unter Einstellungen, Konto & Sicherheit neu an.`,
    hint: 'Durch das Öffnen hat sich nichts geändert.',
  },
  'sign-in-keep': {
    title: ['Diese Adresse', 'behalten?'],
    words: () =>
      'Jemand möchte sich mit einer anderen Adresse anmelden statt mit dieser. Ein Klick bricht das ab, und der Link in der anderen Mail gilt nicht mehr.',
    hint: 'Das warst du? Dann mach diese Seite einfach zu. Ohne den Klick ändert sich nichts.',
  },
  'sign-in-kept': {
    title: ['Alles bleibt,', 'wie es war'],
    words: () =>
      'Du meldest dich weiter mit dieser Adresse an. Wenn du keine andere wolltest, benutzt jemand dein Konto: Leg jetzt ein neues Passwort fest, dann ist er überall abgemeldet.',
    hint: 'Der Link an die andere Adresse gilt nicht mehr.',
  },
  'sign-in-keep-stale': {
    title: ['Dieser Link ist', 'nicht mehr frisch'],
    words: () =>
      `Er bricht eine Änderung deiner Anmeldeadresse ab, ${emailChangeLimits.minutes} Minuten lang. Wenn du gerade auf den Knopf geklickt hast, ist alles erledigt. Wenn sich die Adresse schon geändert hat, steht in der neuesten Mail dazu, was du tun kannst.`,
    hint: 'Durch das Öffnen hat sich nichts geändert.',
  },
}

export const letterPageLabels: Translation<typeof english.letterPageLabels> = {
  to: 'An',
  get confirm() {
    return confirmationWords.button
  },
  read: 'Tagebuch lesen',
  home: 'Startseite',
  leave: 'Rudel verlassen',
  stay: 'Doch dableiben',
  comeBack: 'Zurückkommen',
  readWithout: 'Ohne Briefe lesen',
  email: 'E-Mail-Adresse',
  emailPlaceholder: 'alex@example.com',
  sendNewLink: 'Neuen Link schicken',
  itWasMe: 'Ja, das war ich',
  stopReplies: 'Mails abstellen',
  useAddress: 'Adresse verwenden',
  keepAddress: 'Adresse behalten',
  newPassword: 'Neues Passwort festlegen',
  toAdmin: 'Zum Admin-Bereich',
}
