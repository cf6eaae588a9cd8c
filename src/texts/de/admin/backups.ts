import type * as english from '#texts/admin/backups.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const backupTexts: Translation<typeof english.backupTexts> = {
  title: 'Sicherungen',
  hint: 'Eine Datei mit allen Beiträgen, Fotos, Nachrichten und Einstellungen. Heb eine Kopie auch woanders auf.',
  daily: 'Jeden Tag kommt eine neue dazu. Wir behalten die letzten 7 Tage und 4 Wochen.',
  notDaily: 'Die täglichen Sicherungen sind ausgeschaltet (BACKUPS=none).',
  none: 'Noch keine Sicherung.',
  days: 'Sicherungen der letzten 7 Tage',
  dayMade: 'gesichert',
  dayMissing: 'keine Sicherung',
  now: 'Jetzt sichern',
  running: 'Wird gesichert …',
  download: 'Herunterladen',
  notDownloaded: 'Sicherung nicht heruntergeladen',
  failed: 'Die Sicherungen ließen sich nicht laden',
  done: {
    title: 'Gesichert',
    description: 'Wir haben sie gleich zur Probe gelesen: Sie ist vollständig.',
  },
  trouble: 'Sicherung gescheitert',
  kinds: {
    daily: 'täglich',
    'by-hand': 'von Hand',
    'before-upgrade': 'vor einem Update',
    'before-restore': 'vor einer Wiederherstellung',
    uploaded: 'hochgeladen',
  },
  restore: 'Wiederherstellen',
  fromFile: 'Aus Datei zurückholen',
  checking: 'Deine Datei wird geprüft …',
}

export const restoreTexts: Translation<typeof english.restoreTexts> = {
  ask: (day) => `Sicherung vom ${day} wiederherstellen?`,
  text: 'Beiträge, Fotos, Kommentare, Leserschaft und Einstellungen werden wieder so, wie sie damals waren. Was seither geschrieben wurde, ist dann nicht mehr im Tagebuch.',
  facts: [
    'Vorher wird der jetzige Stand gesichert, du kannst also zu ihm zurück.',
    'Lesen können alle die ganze Zeit; speichern kann niemand etwas, bis es fertig ist.',
    'Deine Konten, Passwörter und Passkeys bleiben wie jetzt, und du bleibst angemeldet.',
    'Kein Brief und keine andere Mail geht raus, bis du es unter Leserschaft › Briefe erlaubst.',
  ],
  typeName: (name) => `Zum Bestätigen ${name} eintippen`,
  cancel: 'Abbrechen',
  start: 'Wiederherstellen',
  starting: 'Geht los …',
  title: (day) => `Die Sicherung vom ${day} wird wiederhergestellt`,
  steps: {
    checking: 'Sicherung prüfen',
    'backing-up': 'Jetzigen Stand sichern',
    rows: 'Seiten zurücklegen',
    photos: 'Fotos zurücklegen',
  },
  stepDone: 'fertig',
  leave: 'Du kannst diese Seite schließen: Das läuft von selbst weiter.',
  lost: 'Die Verbindung zum Tagebuch ist abgerissen. Das Wiederherstellen läuft ohne sie weiter; wir fragen immer wieder nach, wie weit es ist.',
  done: 'Alles ist wieder da',
  failed: 'Nichts wurde wiederhergestellt',
  cutShort: 'Das Tagebuch wurde zwischendurch neu gestartet',
  cutShortText:
    'Entweder ist alles wieder da, oder es wurde nichts geändert, nie nur die Hälfte: Sieh dir deine Beiträge an. Wenn sie nicht so sind, wie du sie erwartest, stell die Sicherung noch einmal wieder her.',
  came: ({ posts, photos }) =>
    `Jetzt hier: ${plurals.counted(posts, 'Beitrag', 'Beiträge')} und ${plurals.counted(photos, 'Foto', 'Fotos')}.`,
  held: (mails) =>
    mails === 0
      ? 'Mails warten, bis du sie unter Leserschaft › Briefe erlaubst.'
      : `${plurals.counted(mails, 'Brief oder andere Mail wartet', 'Briefe und andere Mails warten')}, bis du den Versand unter Leserschaft › Briefe erlaubst.`,
  before: 'Was vorher hier war, steht in der Liste als Sicherung „vor einer Wiederherstellung“.',
  toLetters: 'Zu den Briefen',
  close: 'Schließen',
}

export const backupUploadTexts: Translation<typeof english.backupUploadTexts> = {
  title: (name) => `${name} wird geschickt`,
  progress: 'Bisher geschickt',
  sent: (sent, all) => `${sent} von ${all}`,
  staysOpen: 'Lass diesen Tab offen, bis alles da ist.',
  checking: 'Alles ist da. Wir lesen es bis zum Ende, damit auch sicher nichts fehlt.',
  cancel: 'Abbrechen',
  failed: 'Diese Datei lässt sich nicht wiederherstellen',
  lost: 'Die Verbindung ist unterwegs abgerissen. Prüf sie und wähle die Datei dann noch einmal aus.',
  refusedByProxy: (status) =>
    `Etwas vor dem Tagebuch hat die Datei nicht durchgelassen (${status}); womöglich begrenzt es die Dateigröße. Heb die Grenze dort an oder nimm die Shell: npm run restore.`,
  close: 'Schließen',
}
