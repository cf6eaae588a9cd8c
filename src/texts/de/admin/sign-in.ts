import type * as english from '#texts/admin/sign-in.ts'
import type { Translation } from '../../translation.ts'

export const loginTexts: Translation<typeof english.loginTexts> = {
  email: 'E-Mail',
  password: 'Passwort',
  withEmail: 'Mit E-Mail anmelden',
  withEmailBusy: 'Wird angemeldet …',
  divider: 'Oder weiter mit',
  withGoogle: 'Mit Google anmelden',
  withGoogleBusy: 'Wird angemeldet …',
  adminOnly: 'Nur für Admins.',
  firstTime: 'Zum ersten Mal hier?',
  setupButton: 'Einmalige Einrichtung',
  needAccount: 'Du brauchst ein Konto? Frag bei denen nach, die diesen Blog betreiben.',
  verifying: 'Deine Sitzung wird geprüft …',
  logout: 'Abmelden',
  practice:
    'Übungsmodus: Es braucht kein Google-Konto. Ein Stellvertreter auf diesem Rechner spielt Google.',
}

export const signInPageTexts: Translation<typeof english.signInPageTexts> = {
  loginTitle: 'Admin-Anmeldung',
  heading: 'Willkommen daheim',
  words: 'Da ist jemand an der Tür.',
  back: 'Zurück zur Website',
  setupHint: 'Registriere das Google-Konto, dem das Tagebuch gehört. Nur dieses eine Mal.',
}

export const confirmTexts: Translation<typeof english.confirmTexts> = {
  title: 'Bitte bestätige, dass du es bist',
  reasons: {
    access:
      'Hier geht es darum, wer in dein Tagebuch darf, deshalb fragen wir nach ein paar Minuten noch einmal. Danach geht es da weiter, wo du warst.',
    download:
      'Diese Datei nimmt eine Kopie aus deinem Tagebuch mit, deshalb fragen wir nach ein paar Minuten noch einmal. Danach beginnt der Download.',
    readers:
      'Deine Leserinnen und Leser haben dir ihre Adressen anvertraut, deshalb fragen wir nach ein paar Minuten noch einmal. Danach geht die Liste auf.',
  },
  password: 'Dein Passwort',
  confirm: 'Bestätigen',
  confirming: 'Wird bestätigt …',
  withGoogle: 'Mit Google bestätigen',
  withGoogleBusy: 'Wird bestätigt …',
  cancel: 'Abbrechen',
}

export const popupTexts: Translation<typeof english.popupTexts> = {
  title: 'Anmeldung',
  done: 'Angemeldet. Du kannst dieses Fenster schließen.',
  notDone: 'Die Anmeldung hat nicht geklappt. Schließ dieses Fenster und versuch es noch einmal.',
}

export const googleNotConfigured: Translation<typeof english.googleNotConfigured> = {
  title: 'Die Anmeldung mit Google ist nicht eingerichtet.',
  howTo:
    'Setz GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET dort, wo das Tagebuch gestartet wird, und starte es neu.',
}

export const forgottenTexts: Translation<typeof english.forgottenTexts> = {
  link: 'Passwort vergessen?',
  title: 'Passwort vergessen?',
  intro:
    'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link, mit dem du ein neues Passwort festlegst.',
  email: 'E-Mail',
  send: 'Link schicken',
  sending: 'Wird gesendet …',
  sentTitle: 'Schau in dein Postfach',
  sent: 'Wenn diese Adresse zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal, 30 Minuten lang. Nichts da? Sieh im Spamordner nach und prüf die Schreibweise der Adresse.',
  again: 'Andere Adresse',
  back: 'Zurück zur Anmeldung',
  withoutMail:
    'Dieses Tagebuch verschickt keine E-Mails. Wer es betreibt, kann auf dem Rechner ein neues Passwort setzen:',
  command: 'npm run admin -- password DEINE-E-MAIL',
}

export const resetTexts: Translation<typeof english.resetTexts> = {
  title: 'Neues Passwort festlegen',
  intro: (email) =>
    `Für ${email}. Du wirst überall abgemeldet, und Apps, die hier posten, brauchen ein neues Token. Dann meldest du dich damit an.`,
  password: 'Neues Passwort',
  repeat: 'Neues Passwort wiederholen',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert …',
  doneTitle: 'Dein Passwort ist geändert',
  done: 'Du bist überall abgemeldet, und Apps, die hier posten, brauchen ein neues Token. Bitte melde dich mit dem neuen Passwort an.',
  goneTitle: 'Dieser Link gilt nicht mehr',
  askAgain: 'Neuen Link anfordern',
  toLogin: 'Zur Anmeldung',
}

export const signOutTexts: Translation<typeof english.signOutTexts> = {
  title: 'Warst du das?',
  intro: 'Jemand hat sich mit diesem Browser an deinem Tagebuch angemeldet:',
  signedIn: 'Angemeldet',
  browser: 'Browser',
  address: 'Adresse',
  signOut: 'Browser abmelden',
  signingOut: 'Wird abgemeldet …',
  wasMe: 'Wenn du das warst, ist nichts zu tun.',
  doneTitle: 'Dieser Browser ist abgemeldet',
  done: 'Wenn du es nicht warst, kennt jemand dein Passwort. Leg jetzt ein neues fest und sieh unter Einstellungen, Konto & Sicherheit nach deinen Passkeys.',
  goneTitle: 'Schon abgemeldet',
  gone: 'Diese Anmeldung ist beendet. Hier ist nichts mehr zu tun.',
  newPassword: 'Neues Passwort',
  toLogin: 'Zur Anmeldung',
}

export const passwordFieldTexts: Translation<typeof english.passwordFieldTexts> = {
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist an.',
}

export const signInAgainTexts: Translation<typeof english.signInAgainTexts> = {
  title: 'Bitte melde dich noch einmal an',
  text: 'Deine Sitzung ist zu Ende. Es geht nichts verloren: Melde dich an, und es wird weitergespeichert.',
  submit: 'Anmelden, speichern',
  submitting: 'Wird angemeldet …',
  later: 'Jetzt nicht',
}

export const setupTexts: Translation<typeof english.setupTexts> = {
  pageTitle: 'Einrichtung',
  title: 'Einmalige Einrichtung',
  intro: 'Wähle das Google-Konto, das sich um dieses Tagebuch kümmern soll.',
  warning:
    'Dieses Google-Konto wird als Admin der Website registriert. Die Einrichtung geht nur ein einziges Mal.',
  complete: 'Das Admin-Konto ist schon eingerichtet.',
  doneTitle: 'Du bist registriert',
  done: 'Dein Google-Konto ist jetzt Admin dieser Website. Es geht weiter zum Admin-Bereich …',
  footer: 'Diese Einrichtung gibt es nur einmal. Danach ist sie ausgeschaltet.',
  register: 'Mit Google registrieren',
  registering: 'Wird eingerichtet …',
  completeTitle: 'Einrichtung abgeschlossen',
  goToLogin: 'Zur Anmeldung',
  goToAdmin: 'Zum Admin-Bereich',
}

export const setupToasts: Translation<typeof english.setupToasts> = {
  done: {
    title: 'Einrichtung abgeschlossen',
    description: 'Du kannst dich jetzt mit deinem Google-Konto im Admin-Bereich anmelden.',
  },
  failed: (errorMessage) => ({
    title: 'Einrichtung gescheitert',
    description:
      errorMessage || 'Die Einrichtung hat nicht geklappt. Bitte versuch es noch einmal.',
  }),
}
