import type * as english from '#texts/admin/shell.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

export const adminNavigationTexts: Translation<typeof english.adminNavigationTexts> = {
  '/admin': 'Übersicht',
  '/admin/posts/new': 'Neuer Beitrag',
  '/admin/moment': 'Moment',
  '/admin/calendar': 'Kalender',
  '/admin/gallery': 'Galerie',
  '/admin/readers': 'Leserschaft',
  '/admin/dog': 'Dein Hund',
  '/admin/settings': 'Einstellungen',
}

export const adminTexts: Translation<typeof english.adminTexts> = {
  unknownPage: 'Nicht gefunden',
  /** Used until the dog's name is known. */
  anyDog: 'dein Hund',
  navigation: 'Admin',
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  openMenuWith: (news) => `Menü öffnen, ${news}`,
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  theme: 'Design',
  themes: { light: 'Helles Design', dark: 'Dunkles Design', system: 'Design des Geräts' },
  loading: 'Wird geladen …',
  close: 'Schließen',
  notifications: 'Hinweise ({hotkey})',
  tryAgain: 'Noch mal versuchen',
  failed: 'Das hat nicht geklappt',
  unread: (count) => (count === 1 ? '1 ungelesene Nachricht' : `${count} ungelesene Nachrichten`),
  news: (unread, waiting) =>
    [unread > 0 && adminTexts.unread(unread), waiting > 0 && moderationTexts.waitingCount(waiting)]
      .filter(Boolean)
      .join(', '),
  pageTitle: (title, blogName) => (blogName ? `${title} – ${blogName}` : title),
}

export const logoutTexts: Translation<typeof english.logoutTexts> = {
  title: 'Mit ungespeicherten Änderungen abmelden?',
  text: 'Auf dieser Seite gibt es ungespeicherte Änderungen. Ein Beitrag bleibt als unfertiger Entwurf erhalten, alles andere geht verloren.',
  stay: 'Angemeldet bleiben',
  leave: 'Abmelden',
  moments: {
    title: 'Abmelden mit Momenten auf diesem Handy?',
    text({ count, due, isStored }) {
      const unfinished = count - due
      return [
        due > 0 &&
          plurals.of(
            due,
            '1 Moment ist noch nicht gesendet.',
            `${due} Momente sind noch nicht gesendet.`,
          ),
        unfinished > 0 &&
          plurals.of(
            unfinished,
            '1 Moment ist noch nicht fertig.',
            `${unfinished} Momente sind noch nicht fertig.`,
          ),
        !isStored
          ? 'Dieser Browser kann nicht alles aufheben: Ist diese Seite zu, ist es weg.'
          : due > 0
            ? 'Was du behältst, bleibt auf diesem Handy; was fertig ist, geht nach der nächsten Anmeldung raus.'
            : 'Was du behältst, bleibt auf diesem Handy; nach der nächsten Anmeldung kannst du daran weitermachen.',
      ]
        .filter(Boolean)
        .join(' ')
    },
    keep: 'Behalten und abmelden',
    discard: (count) => plurals.of(count, 'Den Moment wegwerfen', 'Die Momente wegwerfen'),
  },
  discard: {
    title: (count) => plurals.of(count, '1 Moment wegwerfen?', `${count} Momente wegwerfen?`),
    text: (count) =>
      plurals.of(
        count,
        'Er ist nur auf diesem Handy. Was weg ist, ist weg.',
        'Sie sind nur auf diesem Handy. Was weg ist, ist weg.',
      ),
    cancel: () => 'Behalten',
    confirm: 'Wegwerfen und abmelden',
  },
}

export const logoutToasts: Translation<typeof english.logoutToasts> = {
  failed: {
    title: 'Du bist noch angemeldet',
    description:
      'Der Server war nicht zu erreichen. Schau nach deiner Verbindung und versuch es noch einmal.',
  },
}

export const readersTexts: Translation<typeof english.readersTexts> = {
  title: 'Leserschaft',
  tabs: {
    statistics: 'Statistik',
    comments: 'Kommentare',
    letters: 'Briefe',
    messages: 'Nachrichten',
  },
}
