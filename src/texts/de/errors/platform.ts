import type * as english from '#texts/errors/platform.ts'
import type { Translation } from '../../translation.ts'

export const requestErrors: Translation<typeof english.requestErrors> = {
  notValid: 'Die Anfrage ist ungültig.',
  valueNotValid: 'Ungültig.',
  unknownField: (names) => `Unbekanntes Feld: ${names}`,
  notJsonOf: (expected) => `Die Anfrage muss JSON sein, und zwar: ${expected}.`,
  signIn: 'Bitte melde dich an, um weiterzumachen.',
  nothingHere: 'Hier ist nichts.',
  unknownAddress: 'Unter dieser Adresse ist nichts.',
  badJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  emptyBody: 'Die Anfrage hat keinen Inhalt.',
  mediaType: 'Schick den Inhalt der Anfrage als application/json.',
  tooLarge: 'Der Inhalt der Anfrage ist zu groß.',
  tooDeep: 'Der Inhalt der Anfrage ist zu tief verschachtelt. Schick ihn mit weniger Ebenen.',
  tooManyFields:
    'Das Formular hat mehr Felder, als wir lesen können. Lade die Seite neu und schick es noch einmal.',
  badLength: 'Der Inhalt der Anfrage ist nicht so lang wie angekündigt.',
  badUrl: 'Die Adresse ist ungültig.',
  refused: 'Diese Anfrage haben wir nicht verstanden.',
  twoHosts: 'Die Anfrage nennt ihren Host mehr als einmal.',
  otherSite: (origin) =>
    `Diese Anfrage kam von einer anderen Adresse als ${origin}. Öffne das Tagebuch dort; wer es betreibt, kann seine Adresse mit PUBLIC_URL ändern.`,
  nul: 'Die Anfrage enthält ein NUL-Zeichen, und das lässt sich nicht speichern.',
  outdated:
    'Das Tagebuch wurde aktualisiert, nachdem diese Seite geöffnet wurde. Darum wurde nichts gespeichert. Lade die Seite neu und versuch es noch einmal.',
}

export const serverErrors: Translation<typeof english.serverErrors> = {
  failed: 'Bei uns ging etwas schief. Bitte versuch es später noch einmal.',
  busy: 'Das Tagebuch hat gerade viel zu tun. Bitte versuch es gleich noch einmal.',
  resting: 'Das Tagebuch ruht sich kurz aus. Bitte versuch es gleich noch einmal.',
  restoring:
    'Gerade wird eine Sicherung wiederhergestellt, deshalb lässt sich nichts speichern. Bitte versuch es gleich noch einmal.',
  storeBusy:
    'Gerade wird etwas anderes gespeichert, oder ein weiterer Prozess startet. Es wurde nichts geändert. Bitte versuch es gleich noch einmal.',
  databaseAway: 'Das Tagebuch erreicht seine Datenbank nicht. Bitte versuch es gleich noch einmal.',
  diskFull:
    'Der Datenträger des Tagebuchs ist voll, deshalb wurde nichts gespeichert. Schaff etwas Platz und versuch es noch einmal.',
  diskReadOnly:
    'Das Tagebuch kann nicht auf seinen Datenträger schreiben, deshalb wurde nichts gespeichert. Gib ihm Schreibrechte auf seinen Datenordner und versuch es noch einmal.',
}

export const mailVerdictTexts: Translation<typeof english.mailVerdictTexts> = {
  notWritten: (said) => `Die Mail ließ sich nicht schreiben: ${said}`,
  wait: (said) => `Der Mailserver bittet um Geduld: ${said}`,
  noMailbox: (said) => `Dieses Postfach gibt es nicht: ${said}`,
  refused: (said) => `Der Mailserver hat diese Mail abgelehnt: ${said}`,
  wrongPassword: (said) =>
    `Der Mailserver hat Benutzer oder Passwort aus SMTP_URL nicht angenommen${said}`,
  senderRefused: (said) => `Der Mailserver hat den Absender nicht angenommen${said}`,
  notReached: (said) => `Der Mailserver war nicht zu erreichen${said}`,
  waitedTooLong: 'Sie hat zu lange gewartet, um noch nützlich zu sein.',
  unwritable: 'Sie ließ sich nicht schreiben.',
}
