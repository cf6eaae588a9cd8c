import { passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/errors/accounts.ts'
import type { Translation } from '../../translation.ts'

export const loginErrors: Translation<typeof english.loginErrors> = {
  wrongPassword: 'E-Mail oder Passwort stimmt nicht. Bitte versuch es noch einmal.',
  unexpected: 'Da ging etwas schief. Bitte versuch es später noch einmal.',
  googleFailed:
    'Die Anmeldung mit Google hat nicht geklappt. Versuch es noch einmal oder nimm E-Mail und Passwort.',
  notAdmin: 'Dieses Konto gehört nicht zu den Admins.',
  busy: 'Gerade melden sich zu viele auf einmal an. Bitte versuch es gleich noch einmal.',
  tooManyAttempts: (minutes) =>
    `Zu viele Versuche. Bitte versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
}

export const passwordErrors: Translation<typeof english.passwordErrors> = {
  missing: 'Bitte gib dein Passwort ein',
  currentMissing: 'Bitte gib dein aktuelles Passwort ein',
  short: (characters) => `Das Passwort braucht mindestens ${characters} Zeichen`,
  long: `Das Passwort darf höchstens ${passwordLengths.longest} Zeichen haben`,
  notTheSame: 'Die beiden Passwörter sind nicht gleich',
  common: 'Dieses Passwort haben zu viele, es ist leicht zu erraten. Bitte nimm ein anderes.',
}

export const confirmErrors: Translation<typeof english.confirmErrors> = {
  needed: 'Bitte bestätige, dass du es bist. Deine Anmeldung ist eine Weile her.',
  wrongPassword: 'Das ist nicht dein Passwort. Bitte versuch es noch einmal.',
  googleFailed: 'Google konnte nicht bestätigen, dass du es bist. Bitte versuch es noch einmal.',
}

export const googleTroubles: Translation<typeof english.googleTroubles> = {
  blocked:
    'Dein Browser hat das Anmeldefenster blockiert. Erlaube Pop-ups für diese Website und versuch es noch einmal.',
  closed: 'Das Anmeldefenster wurde geschlossen, bevor du fertig warst.',
  cancelled: 'Du hast bei Google abgebrochen.',
  unverified: 'Google hat die E-Mail-Adresse dieses Kontos nicht bestätigt.',
  unreachable: 'Google hat nicht geantwortet. Bitte versuch es gleich noch einmal.',
  offline: 'Das Tagebuch war nicht zu erreichen. Schau bitte nach deiner Verbindung.',
  expired: 'Diese Anmeldung ist abgelaufen oder wurde schon benutzt.',
  otherAccount: 'Das ist ein anderes Konto als das, mit dem du angemeldet bist.',
  failed: 'Google hat die Anmeldung nicht bestätigt.',
}

export const accountErrors: Translation<typeof english.accountErrors> = {
  wrongCurrent: 'Das ist nicht dein aktuelles Passwort.',
  noPassword: 'Du meldest dich mit Google an, also änderst du dein Passwort dort.',
  googleEmail: 'Du meldest dich mit Google an, also änderst du deine Adresse dort.',
  sameEmail: 'Mit dieser Adresse meldest du dich schon an.',
  sessionNotFound: 'Diese Sitzung ist schon beendet.',
}

export const passkeyErrors: Translation<typeof english.passkeyErrors> = {
  name: 'Bitte gib ihm einen Namen',
  fields: { name: 'Name' },
  refused: 'Dieser Passkey funktioniert hier nicht. Bitte melde dich auf anderem Weg an.',
  notMade: 'Der Passkey ließ sich nicht hinzufügen. Bitte versuch es noch einmal.',
  notConfirmed:
    'Der Passkey konnte nicht bestätigen, dass du es bist. Bitte versuch es noch einmal.',
  known: 'Dieser Passkey steht schon auf deiner Liste.',
  tooMany: 'Mehr Passkeys gehen nicht. Bitte entferne zuerst einen.',
  notFound: 'Dieser Passkey wurde schon entfernt.',
  lastWayIn:
    'Dieser Passkey ist gerade der einzige Weg in dein Konto. Füge zuerst einen weiteren hinzu oder richte die Anmeldung mit Google wieder ein.',
  notHere: 'Unter dieser Adresse funktionieren Passkeys nicht.',
  cancelled: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich anders an.',
  notAdded: 'Es wurde kein Passkey hinzugefügt. Das kannst du jederzeit nachholen.',
}

export const appErrors: Translation<typeof english.appErrors> = {
  name: 'Gib ihr einen Namen.',
  fields: { name: 'Name' },
  nameTaken: 'Du hast schon eine App mit diesem Namen.',
  tooMany: 'Bei zwanzig Apps ist Schluss. Widerrufe eine, dann passt die nächste.',
  notFound: 'Diese App wurde schon widerrufen.',
}

export const peopleErrors: Translation<typeof english.peopleErrors> = {
  emailTaken: 'Mit dieser E-Mail-Adresse kann sich schon jemand anmelden.',
  lastOne: 'Du bist der einzige Admin. Füge jemanden hinzu, bevor du diesen Zugang entfernst.',
  confirmYourself: 'Das bist du. Bestätige, dass du deinen eigenen Zugang entfernen willst.',
  fromEnvironment:
    'Dieses Konto kommt aus ADMIN_EMAIL und wäre beim nächsten Start wieder da. Entferne es zuerst dort.',
  noPassword: 'Dieses Konto meldet sich mit Google an und hat hier kein Passwort.',
  unknownEmail: 'Mit dieser E-Mail-Adresse kann sich niemand anmelden.',
  notFound: 'Diese Person gehört nicht mehr zu den Admins.',
}

export const recoveryErrors: Translation<typeof english.recoveryErrors> = {
  noMail:
    'Dieses Tagebuch verschickt keine E-Mails. Gib auf dem Rechner, auf dem es läuft, ein: npm run admin -- password DEINE-E-MAIL',
  resetGone:
    'Dieser Link wurde schon benutzt oder ist älter als 30 Minuten. Bitte fordere einen neuen an.',
}

export const setupErrors: Translation<typeof english.setupErrors> = {
  used: 'Das Admin-Konto ist schon eingerichtet.',
  needsGoogle: 'Bitte melde dich zuerst mit Google an.',
  notForThis:
    'Mit diesem Google-Konto lässt sich das Tagebuch nicht einrichten. Bitte nimm das Konto, dem es gehört.',
  otherAccount: 'Die übermittelten Angaben gehören nicht zum angemeldeten Google-Konto.',
}
