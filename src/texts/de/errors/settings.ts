import type * as english from '#texts/errors/settings.ts'
import type { Translation } from '../../translation.ts'

export const settingsErrors: Translation<typeof english.settingsErrors> = {
  fetch: 'Die Einstellungen ließen sich nicht laden',
  update: 'Die Einstellungen ließen sich nicht speichern',
  databaseInfo: 'Die Angaben zur Datenbank ließen sich nicht laden',
  language:
    'Das Tagebuch ließ sich in dieser Sprache nicht bauen, deshalb wurde nichts gespeichert. Der Grund steht im Protokoll des Servers; `npm run build` baut alle Sprachen.',
}

export const settingsFieldErrors: Translation<typeof english.settingsFieldErrors> = {
  blogTitle: 'Der Blogtitel braucht mindestens 3 Zeichen.',
  blogDescription: 'Die Blogbeschreibung braucht mindestens 10 Zeichen.',
  authorName: 'Bitte gib an, wer schreibt.',
  contactEmail: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  color: 'Bitte gib eine gültige Hex-Farbe ein.',
  logoUrl: 'Bitte gib eine gültige Adresse ein.',
  link: 'Bitte gib eine vollständige Adresse ein, zum Beispiel https://instagram.com/name',
  timeZone:
    'Diese Zeitzone kennen wir nicht. Nimm einen Namen wie Europe/Berlin oder America/New_York.',
  fields: {
    blogTitle: 'Der Blogtitel',
    blogDescription: 'Die Blogbeschreibung',
    authorName: 'Der Name',
    authorBio: 'Die Zeilen über dich',
  },
}
