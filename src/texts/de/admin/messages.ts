import type * as english from '#texts/admin/messages.ts'
import type { Translation } from '../../translation.ts'

export const messageTexts: Translation<typeof english.messageTexts> = {
  heading: 'Nachrichten',
  unread: 'Ungelesen',
  suspectedSpam: 'Spamverdacht',
  reply: 'Per E-Mail antworten',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  delete: 'Löschen',
  none: 'Noch keine Nachrichten. Was über die Kontaktseite kommt, landet hier.',
  openContact: 'Kontaktseite ansehen',
  failed:
    'Die Nachrichten ließen sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  pages: 'Seiten mit Nachrichten',
}

export const deleteMessageTexts: Translation<typeof english.deleteMessageTexts> = {
  confirmTitle: 'Diese Nachricht löschen?',
  confirm: (name) =>
    `Die Nachricht von ${name} ist dann endgültig weg. Wenn du noch antworten willst, kopier vorher die Adresse.`,
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
}

export const messageToasts: Translation<typeof english.messageToasts> = {
  deleted: { title: 'Nachricht gelöscht', description: 'Sie ist weg.' },
  deleteFailed: {
    title: 'Fehler',
    description: 'Die Nachricht wurde nicht gelöscht. Bitte versuch es noch einmal.',
  },
  markFailed: {
    title: 'Fehler',
    description:
      'Die Nachricht ließ sich nicht markieren. Schau nach deiner Verbindung und versuch es noch einmal.',
  },
}
