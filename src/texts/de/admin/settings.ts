import type * as english from '#texts/admin/settings.ts'
import type { Translation } from '../../translation.ts'
import { settingsErrors } from '../errors/settings.ts'
import { lists, plurals } from '../grammar.ts'

export const settingsTexts: Translation<typeof english.settingsTexts> = {
  tabs: {
    general: { label: 'Allgemein', short: 'Allgemein' },
    appearance: { label: 'Aussehen', short: 'Aussehen' },
    account: { label: 'Konto & Sicherheit', short: 'Konto' },
    database: { label: 'Datenbank', short: 'DB' },
  },
  blogProfile: 'Blogprofil',
  blogTitle: 'Blogtitel',
  blogTitleHint: 'Steht oben auf jeder Seite und im Titel des Browsers',
  language: 'Sprache',
  languageHint:
    'Seiten, Datumsangaben, Briefe und dieser Admin-Bereich. Deine eigenen Worte bleiben, wie du sie geschrieben hast.',
  contactEmail: 'Kontaktadresse',
  contactEmailHint: 'Hierher geht, was über das Kontaktformular kommt',
  saveProfile: 'Profil speichern',
  saving: 'Wird gespeichert …',
  contentDisplay: 'Was gezeigt wird',
  primaryColor: 'Hauptfarbe',
  primaryColorHint: 'Für Überschriften und Knöpfe',
  accentColor: 'Akzentfarbe',
  accentColorHint: 'Für Hervorhebungen',
  fontFamily: 'Schrift',
  fonts: {
    byDefault: (name) => `${name} (Standard)`,
    categories: {
      'Sans-serif': 'Serifenlos',
      Serif: 'Mit Serifen',
      Display: 'Zierschriften',
      Monospace: 'Feste Breite',
    },
  },
  colourPlaceholder: '#000000',
  apply: 'Übernehmen',
  saveAppearance: 'Aussehen speichern',
  notSignedIn: 'Nicht angemeldet',
  twoFactor: 'Zwei-Faktor-Anmeldung',
  notAvailable: 'Nicht verfügbar',
  databaseType: 'PostgreSQL-Datenbank',
  databaseStatus: 'Verbunden',
  persistence: ['Speicherung:', 'Dauerhaft'],
  persistenceHint: 'Die Daten überstehen jeden Neustart',
  databaseActive: 'Aktiv',
  title: 'Einstellungen',
  pickPrimary: 'Farbwähler: Hauptfarbe',
  pickAccent: 'Farbwähler: Akzentfarbe',
  presets: 'Farben, die passen',
  previewNote: 'Die Vorschau zeigt es sofort. Alle anderen sehen es, sobald du speicherst.',
  previewTitle: 'So sehen es alle anderen',
  currentLogin: 'Aktuelle Anmeldung',
  provider: 'Anmeldung',
  providers: { password: 'E-Mail und Passwort', google: 'Google-Konto' },
  twoFactorHint: 'Ein zweiter Schritt beim Anmelden',
}

export const specimenTexts: Translation<typeof english.specimenTexts> = {
  heading: 'Nasse Nase, lange Geschichten.',
  category: 'Spielzeit',
  title: 'Laubhaufen im Vergleich',
  words: 'Tiefe, Knistern, Geruch und wie schnell ein ganzer Hund darin verschwindet.',
  link: 'Ein Link in einer Geschichte',
  button: 'Knopf',
  night: 'Komm ins Rudel! Neue Geschichten per Mail.',
  font: 'Vier Beine schlafen am wärmsten Platz im Haus.',
}

export const leaveSettingsTexts: Translation<typeof english.leaveSettingsTexts> = {
  title: 'Ohne Speichern gehen?',
  text: 'Deine Änderungen auf dieser Seite sind noch nicht gespeichert.',
  stay: 'Hierbleiben',
  leave: 'Gehen',
}

export const databaseTexts: Translation<typeof english.databaseTexts> = {
  type: 'Art des Speichers',
  status: 'Status',
  persistence: 'Speicherung',
  about: {
    embedded: 'Ins Tagebuch eingebaut, in seinem Datenordner.',
    server: 'Auf einem eigenen Server.',
  },
  version: 'Version',
  size: 'Größe',
  rows: 'Einträge',
  lastBackup: 'Letzte Sicherung',
  noBackup: 'Noch keine',
  loading: 'Die Datenbank wird gefragt …',
  untrustedProxy:
    'Vor dem Tagebuch steht ein Proxy, von dem es nichts weiß. Deshalb sehen alle Besucher wie ein und dieselbe Person aus, und falsche Passwörter von irgendwem können alle anderen aussperren. Setz TRUST_PROXY auf diesen Proxy, dort, wo du das Tagebuch startest.',
  counted: {
    posts: (count) => plurals.counted(count, 'Beitrag', 'Beiträge'),
    photos: (count) => plurals.counted(count, 'Foto', 'Fotos'),
    messages: (count) => plurals.counted(count, 'Nachricht', 'Nachrichten'),
    subscribers: (count) => plurals.counted(count, 'Abo', 'Abos'),
  },
}

export const featureTexts: Translation<typeof english.featureTexts> = {
  comments: {
    label: 'Kommentare erlauben',
    hint: 'Wer liest, kann kommentieren',
    name: 'Kommentare',
  },
  featuredPosts: {
    label: 'Ausgewählte Beiträge',
    hint: 'Ausgewählte Beiträge auf der Startseite zeigen',
    name: 'Ausgewählte Beiträge',
  },
  analytics: {
    label: 'Besuche zählen',
    hint: 'Eine Statistik der Besuche führen',
    name: 'Besuche zählen',
  },
}

const failedTitles = {
  profile: 'Das Profil wurde nicht gespeichert',
  appearance: 'Das Aussehen wurde nicht gespeichert',
  feature: 'Die Einstellung wurde nicht geändert',
}

export const settingsToasts: Translation<typeof english.settingsToasts> = {
  languageSaved: { title: 'Gespeichert', description: 'Ab jetzt spricht das Tagebuch Deutsch.' },
  profileSaved: {
    title: 'Profil gespeichert!',
    description: 'Dein Blogprofil ist auf dem neuesten Stand.',
  },
  appearanceSaved: {
    title: 'Aussehen gespeichert!',
    description: 'Dein Blog zeigt sich jetzt so.',
  },
  featureSaved: (feature, enabled) => ({
    title: 'Einstellung geändert',
    description: `„${featureTexts[feature].name}“ ist jetzt ${enabled ? 'eingeschaltet' : 'ausgeschaltet'}.`,
  }),
  failed: (what, errorMessage = settingsErrors.update) => ({
    title: failedTitles[what],
    description: errorMessage,
  }),
}

export const storageTexts: Translation<typeof english.storageTexts> = {
  inAll: 'insgesamt',
  kinds: { database: 'Datenbank', photos: 'Fotos', backups: 'Sicherungen' },
}

export const samplesTexts: Translation<typeof english.samplesTexts> = {
  title: 'Beispiele',
  counted: ({ posts, photos }) =>
    lists.and(
      [
        posts > 0 && plurals.counted(posts, 'Beispielgeschichte', 'Beispielgeschichten'),
        photos > 0 && plurals.counted(photos, 'Beispielfoto', 'Beispielfotos'),
      ].filter((part) => part !== false),
    ),
  about: (samples) =>
    `Mit dem Tagebuch mitgekommen und unverändert: ${samplesTexts.counted(samples)}. Was du bearbeitet hast, zählt hier nicht mit und bleibt.`,
  remove: 'Beispiele entfernen',
  removing: 'Werden entfernt …',
  ask: 'Beispiele entfernen?',
  askText: (samples) =>
    `Danach weg: ${samplesTexts.counted(samples)}. Vorher wird alles gesichert, du kannst sie also zurückholen.`,
  keep: 'Behalten',
  done: (samples) => `${samplesTexts.counted(samples)} entfernt`,
  failed: 'Die Beispiele wurden nicht entfernt',
}
