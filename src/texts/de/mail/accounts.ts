import { emailChangeLimits, passwordResetLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/accounts.ts'
import type { Translation } from '../../translation.ts'

export const accountMailWords: Translation<typeof english.accountMailWords> = {
  greeting: 'Hallo,',
  reset: {
    subject: 'Ein neues Passwort',
    first:
      'Jemand hat für diese Adresse ein neues Passwort angefordert. Wenn du das warst, leg es hier fest:',
    ends: 'Ein neues Passwort meldet dich überall ab, und Apps, die hier posten, brauchen ein neues Token.',
    notYou: `Der Link gilt einmal, ${passwordResetLimits.minutes} Minuten lang. Wenn du es nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.`,
  },
  noPassword: {
    subject: 'Du meldest dich mit Google an',
    first:
      'Jemand hat für diese Adresse ein neues Passwort angefordert. Sie hat hier aber keins: Du meldest dich mit Google an, oder mit einem Passkey, falls du einen hinzugefügt hast:',
    notYou: 'Wenn du es nicht warst, musst du nichts tun.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    first: (moment) =>
      `Dein Passwort wurde geändert (${moment}), und überall sonst bist du jetzt abgemeldet.`,
    firstByMail: (moment) =>
      `Dein Passwort wurde mit einem Link aus einer Mail ersetzt (${moment}). Du bist überall abgemeldet, und Apps, die hier posten, brauchen ein neues Token.`,
    notYou: 'Wenn du es nicht warst, leg sofort ein neues fest:',
  },
  emailChange: {
    subject: 'Deine neue Anmeldeadresse',
    first: (from) =>
      `Jemand, der sich als ${from} anmeldet, möchte sich ab jetzt mit dieser Adresse anmelden. Wenn du das bist, bestätige es hier:`,
    notYou: `Der Link gilt einmal, ${emailChangeLimits.minutes} Minuten lang. Wenn du es nicht warst, musst du nichts tun: Ohne ihn ändert sich nichts.`,
  },
  emailChangeAsked: {
    subject: 'Jemand möchte deine Anmeldeadresse ändern',
    first: (email) =>
      `Jemand, der als du angemeldet ist, möchte sich ab jetzt als ${email} anmelden. Wenn du das warst, musst du hier nichts tun: Die Mail an die neue Adresse bestätigt es.`,
    notYou: 'Wenn du es nicht warst, brich die Änderung hier ab:',
    newPassword: `Der Link gilt ${emailChangeLimits.minutes} Minuten lang, solange nichts bestätigt ist. Leg danach ein neues Passwort fest: Wer das angefordert hat, benutzt dein Konto.`,
  },
  emailChanged: {
    subject: 'Deine Anmeldeadresse wurde geändert',
    first: (email, instead, moment) =>
      `Ab jetzt meldest du dich als ${email} an statt als ${instead} (${moment}). Mails zu deinem Konto gehen auch dorthin.`,
    notYou: (email) =>
      `Wenn du es nicht warst, benutzt jemand anderes dein Konto. Gib auf dem Rechner, auf dem das Tagebuch läuft, ein: npm run admin -- password ${email}`,
    newPassword:
      'Das legt ein neues Passwort fest und meldet alle ab. Melde dich dann damit an und ändere die Adresse zurück.',
  },
  newBrowser: {
    subject: 'Eine neue Anmeldung',
    first: 'Jemand hat sich mit einem neuen Browser an deinem Tagebuch angemeldet:',
    notYou: 'Wenn du das warst, musst du nichts tun. Wenn nicht, sieh hier nach und melde ihn ab:',
  },
}

export const browserWords: Translation<typeof english.browserWords> = {
  unknown: 'Unbekannter Browser',
  on: (browser, system) => `${browser} unter ${system}`,
}
