import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const letterWords: Translation<typeof english.letterWords> = {
  greeting: (name) => `Hallo ${name},`,
  stranger: 'du da draußen',
  opening: 'im Tagebuch gibt es eine neue Seite.',
  readOn: 'Weiterlesen',
  inBrowser: 'Im Browser lesen',
  leave: 'Rudel verlassen',
  signature: (ownerName) => `${ownerName}, hier für den Stift zuständig`,
  why: (email) => `Dieser Brief kommt zu dir, weil ${email} zum Rudel gehört.`,
  promise: 'Ein Brief für jede neue Seite, sonst nichts.',
  cover: (title) => `Das Bild zu „${title}“`,
}

export const testMailWords: Translation<typeof english.testMailWords> = {
  subject: (blogName) => `Ein Test von ${blogName}`,
  canSend: (blogName) => `Wenn du das lesen kannst, kann ${blogName} Mails verschicken.`,
  nothingElse: 'Mehr ist nicht zu tun: Deine Leserinnen und Leser haben nichts bekommen.',
  letterSubject: (subject) => `[Test] ${subject}`,
}

export const confirmationWords: Translation<typeof english.confirmationWords> = {
  subject: (blogName) => `Bitte bestätigen: Briefe von ${blogName}`,
  previewText: 'Bestätige deine Adresse, dann kommt die nächste Seite des Tagebuchs zu dir.',
  greeting: 'Hallo,',
  opening: 'jemand hat deine Adresse eingetragen. Warst du das?',
  title: ['Ein Klick, und du gehörst', 'zum Rudel'],
  button: 'Ja, schickt mir die Briefe',
  byHand: `Der Knopf funktioniert ${letterLimits.confirmDays} Tage lang. Wenn sich nichts tut, öffne diese Adresse:`,
  inText: `Der Link funktioniert ${letterLimits.confirmDays} Tage lang.`,
  notYou:
    'Das warst nicht du? Dann musst du nichts tun. Ohne den Klick hörst du nichts von uns, und die Adresse ist vergessen.',
}
