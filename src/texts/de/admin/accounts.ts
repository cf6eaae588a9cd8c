import { emailChangeLimits, passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/admin/accounts.ts'
import type { Translation } from '../../translation.ts'
import { lists } from '../grammar.ts'

export const accountTexts: Translation<typeof english.accountTexts> = {
  sessions: 'Wo du angemeldet bist',
  /** Fixed text on purpose: it does not depend on the real last sign-in. */
  lastLogin: 'Letzte Anmeldung: Gerade eben',
  thisOne: 'Dieses Gerät',
  sessionLine: (address, signedIn, lastSeen) =>
    `${address} · Angemeldet am ${signedIn} · zuletzt gesehen am ${lastSeen}`,
  signOut: 'Abmelden',
  signOutOf: (browser) => `${browser} abmelden`,
  signOutElsewhere: 'Überall sonst abmelden',
  sessionsFailed: 'Deine Sitzungen ließen sich nicht laden. Bitte versuch es später noch einmal.',
  email: 'Anmeldeadresse ändern',
  newEmail: 'Neue E-Mail',
  newEmailMailed:
    'Wir schicken zuerst einen Link dorthin. Solange du ihn nicht öffnest, ändert sich nichts.',
  newEmailAtOnce:
    'Dieses Tagebuch verschickt keine E-Mails, deshalb gilt sie sofort. Bitte achte auf Tippfehler.',
  emailButtons: {
    mailed: { save: 'Link schicken', busy: 'Wird gesendet …' },
    atOnce: { save: 'E-Mail ändern', busy: 'Wird geändert …' },
  },
  emailWaiting: (email) =>
    `Wir haben einen Link an ${email} geschickt. Öffne ihn innerhalb von ${emailChangeLimits.minutes} Minuten, um dich mit dieser Adresse anzumelden. Bis dahin ändert sich nichts.`,
  keepEmail: 'Doch nicht ändern',
  emailFailed: 'Deine Anmeldeadresse ließ sich nicht laden. Bitte versuch es später noch einmal.',
  emailWithGoogle: 'Du meldest dich mit Google an, deshalb liegt deine Adresse dort.',
  noMailbox: (email) =>
    `Du meldest dich als ${email} an, eine Adresse ohne Postfach. Wenn du dein Passwort vergisst, erreicht dich keine E-Mail.`,
  useOwnAddress: 'Eigene Adresse nehmen',
  password: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  repeatPassword: 'Neues Passwort wiederholen',
  newPasswordHint: 'Überall sonst wirst du abgemeldet.',
  changePassword: 'Passwort ändern',
  changing: 'Wird geändert …',
  withGoogle: 'Du meldest dich mit Google an, deshalb liegt dein Passwort dort.',
}

export const accountToasts: Translation<typeof english.accountToasts> = {
  passwordChanged: {
    title: 'Passwort geändert',
    description: 'Überall sonst bist du jetzt abgemeldet.',
  },
  emailChanged: (email) => ({
    title: 'Anmeldeadresse geändert',
    description: `Ab jetzt meldest du dich als ${email} an.`,
  }),
  emailMailed: (email) => ({
    title: 'Schau in dein Postfach',
    description: `Ein Link an ${email} ist unterwegs.`,
  }),
  emailKept: {
    title: 'Nichts geändert',
    description: 'Der Link in der Mail gilt nicht mehr.',
  },
  sessionEnded: {
    title: 'Abgemeldet',
    description: 'Dieser Browser muss sich neu anmelden.',
  },
  otherSessionsEnded: {
    title: 'Überall sonst abgemeldet',
    description: 'Nur dieser Browser ist noch angemeldet.',
  },
  failed: (message) => ({
    title: 'Fehler',
    description: message,
  }),
}

export const passkeyTexts: Translation<typeof english.passkeyTexts> = {
  signIn: 'Mit Passkey anmelden',
  signInBusy: 'Warten auf den Passkey …',
  confirm: 'Mit Passkey bestätigen',
  confirmBusy: 'Warten auf den Passkey …',
  heading: 'Passkeys',
  intro:
    'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an. Nichts zu merken, und nichts, was sich hier stehlen ließe.',
  none: 'Noch keine Passkeys.',
  add: 'Passkey hinzufügen',
  adding: 'Warten auf dein Gerät …',
  name: 'Name',
  nameHint: 'Etwas, woran du ihn erkennst, zum Beispiel „Küchentablet“.',
  addTitle: 'Passkey hinzufügen',
  addHint: 'Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.',
  renameTitle: 'Passkey umbenennen',
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  save: 'Namen speichern',
  saving: 'Wird gespeichert …',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Er öffnet das Tagebuch dann nicht mehr, und jedes Gerät, das ihn benutzt, wird abgemeldet. Vielleicht bietet dein Gerät ihn weiter an: Lösch ihn dort auch.',
  removeConfirm: 'Passkey entfernen',
  removing: 'Wird entfernt …',
  cancel: 'Abbrechen',
  thisDevice: 'Dieses Gerät',
  synced: 'Synchronisiert',
  added: (date) => `Hinzugefügt am ${date}`,
  lastUsed: (moment) => `zuletzt benutzt am ${moment}`,
  neverUsed: 'noch nie benutzt',
  stranded: (domain) => `Gemacht für ${domain}`,
  failed: 'Deine Passkeys ließen sich nicht laden. Bitte versuch es später noch einmal.',
}

export const appTexts: Translation<typeof english.appTexts> = {
  heading: 'Apps, die posten dürfen',
  intro:
    'Eine Schreib-App oder ein iPhone-Kurzbefehl kann hier mit einem eigenen Token posten. Sonst öffnet es nichts.',
  none: 'Noch keine Apps.',
  add: 'App hinzufügen',
  /** "Darf Entwürfe schreiben, veröffentlichen und hochladen" */
  may: (can) =>
    `Darf ${lists.and(['Entwürfe schreiben', ...(can.publish ? ['veröffentlichen'] : []), ...(can.upload ? ['hochladen'] : [])])}`,
  made: (date) => `Erstellt am ${date}`,
  lastUsed: (moment) => `zuletzt benutzt am ${moment}`,
  neverUsed: 'nie benutzt',
  revoke: 'Widerrufen',
  revokeOf: (name) => `${name} widerrufen`,
  revokeTitle: (name) => `${name} widerrufen?`,
  revokeText: 'Das Token gilt dann sofort nicht mehr. Was damit gepostet wurde, bleibt.',
  revoking: 'Wird widerrufen …',
  keep: 'Behalten',
  name: 'Name',
  nameHint: 'Damit du weißt, welche du widerrufst.',
  what: 'Was darf sie?',
  drafts: 'Entwürfe schreiben',
  draftsHint: 'Immer. Sie warten unter „Inhalte“ auf dich.',
  publish: 'Veröffentlichen',
  publishHint: 'Beiträge erscheinen, ohne dass du noch mal gefragt wirst.',
  upload: 'Fotos hochladen',
  cancel: 'Abbrechen',
  make: 'Token erstellen',
  making: 'Wird erstellt …',
  madeTitle: (name) => `Das Token für ${name}`,
  madeHint: 'Du siehst es nur dieses eine Mal. Kopier es, bevor du gehst.',
  token: 'Token',
  address: 'Die Adresse deines Tagebuchs',
  copy: 'Kopieren',
  copyOf: (label) => `Kopieren: ${label}`,
  copied: 'Kopiert',
  writer: {
    title: 'In iA Writer einrichten',
    steps: [
      'Öffne in iA Writer die Einstellungen, dann die Accounts, und füge Micropub hinzu.',
      'Wähle, dass du ein Token von Hand eingibst. Setz die Adresse deines Tagebuchs und das Token ein.',
      'Schreib los und teile oder veröffentliche über den neuen Account. Die erste Überschrift wird zum Titel.',
    ],
  },
  shortcut: {
    title: 'Den iPhone-Kurzbefehl bauen',
    steps: (endpoint) => [
      'Leg in der App „Kurzbefehle“ einen neuen an, der Bilder aus dem Teilen-Menü empfängt.',
      'Füge „Nach Eingabe fragen“ für die Worte hinzu, dann „Inhalte von URL abrufen“.',
      `Gib als URL ${endpoint} ein. Methode: POST. Header: Authorization, mit Bearer, einem Leerzeichen und dem Token.`,
      'Haupttext anfordern: Formular. Füge ein Textfeld namens content mit den Worten hinzu und ein Dateifeld namens photo mit der Kurzbefehleingabe.',
      'Teile ein Foto mit dem Kurzbefehl. Einen Moment später ist es in deinem Tagebuch.',
    ],
  },
  lost: 'Später verloren? Widerruf es und erstell ein neues.',
  done: 'Fertig',
  failed: 'Deine Apps ließen sich nicht laden. Bitte versuch es später noch einmal.',
}

export const appToasts: Translation<typeof english.appToasts> = {
  revoked: (name) => ({
    title: 'Zugang widerrufen',
    description: `${name} kann hier nicht mehr posten.`,
  }),
  copyFailed: {
    title: 'Nicht kopiert',
    description: 'Kopieren ist hier nicht erlaubt. Markiere das Token und kopier es von Hand.',
  },
  notMade: {
    title: 'Fehler',
    description:
      'Das hat nicht geklappt, und es wurde kein Token erstellt. Versuch es noch einmal.',
  },
}

export const passkeyProblems: Translation<typeof english.passkeyProblems> = {
  ip_address: (origin) =>
    `Passkeys brauchen einen Namen, und dieses Tagebuch hat nur eine Nummer (${origin}). Öffne es unter seinem Namen oder gib ihm mit PUBLIC_URL einen. Alle anderen Wege, dich anzumelden, funktionieren hier.`,
  not_https: (origin) =>
    `Browser erlauben Passkeys nur über https, und dieses Tagebuch liegt unter ${origin}. Alle anderen Wege, dich anzumelden, funktionieren hier.`,
  elsewhere: (origin) =>
    `Passkeys dieses Tagebuchs funktionieren unter ${origin}. Öffne es dort, um einen hinzuzufügen oder zu benutzen.`,
  unsupported:
    'Dieser Browser kann keine Passkeys. Alle anderen Wege, dich anzumelden, funktionieren hier.',
  stranded:
    'Das Tagebuch ist umgezogen, deshalb funktionieren Passkeys für seine alte Domain hier nicht. Deine anderen Wege, dich anzumelden, schon. Füge einen neuen Passkey hinzu und entferne dann den alten.',
}

export const passkeyToasts: Translation<typeof english.passkeyToasts> = {
  added: (name) => ({
    title: 'Passkey hinzugefügt',
    description: `Beim nächsten Mal kannst du dich mit „${name}“ anmelden.`,
  }),
  renamed: (name) => ({
    title: 'Passkey umbenannt',
    description: `Er heißt jetzt „${name}“.`,
  }),
  removed: (name) => ({
    title: 'Passkey entfernt',
    description: `„${name}“ öffnet das Tagebuch nicht mehr.`,
  }),
}

export const providerLabels: Translation<typeof english.providerLabels> = {
  password: 'E-Mail und Passwort',
  google: 'Google',
}

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  heading: 'Admins',
  hint: 'Alle hier können schreiben, veröffentlichen und Einstellungen ändern.',
  add: 'Hinzufügen',
  addTitle: 'Admin hinzufügen',
  addHint:
    'Mit dieser E-Mail und diesem Passwort kann sich die Person anmelden. Das Passwort lässt sich später ändern.',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  save: 'Hinzufügen',
  saving: 'Wird hinzugefügt …',
  you: 'Du',
  fromEnvironment: 'Hauptkonto (Installation)',
  added: (date) => `hinzugefügt am ${date}`,
  changePassword: 'Passwort ändern',
  changePasswordOf: (email) => `Passwort von ${email} ändern`,
  changePasswordHint:
    'Die Person wird überall abgemeldet und meldet sich mit dem neuen Passwort wieder an.',
  savePassword: 'Passwort speichern',
  savingPassword: 'Wird gespeichert …',
  remove: 'Entfernen',
  removeOf: (email) => `${email} entfernen`,
  cancel: 'Abbrechen',
  failed:
    'Die Admins ließen sich nicht laden. Schau nach deiner Verbindung und versuch es noch einmal.',
  environmentStays: 'Dieses Konto kommt aus ADMIN_EMAIL und wäre beim nächsten Start wieder da.',
}

export const removePersonTexts: Translation<typeof english.removePersonTexts> = {
  title: (email) => `${email} entfernen?`,
  other:
    'Die Person wird sofort abgemeldet und kommt nicht mehr hinein. Was sie geschrieben hat, bleibt.',
  yourselfTitle: 'Dich selbst entfernen?',
  yourself:
    'Mit diesem Konto bist du gerade angemeldet. Du wirst sofort abgemeldet, und nur ein anderer Admin kann dich wieder hereinlassen.',
  confirm: 'Entfernen',
  confirmYourself: 'Mich entfernen',
  busy: 'Wird entfernt …',
}

export const accessGuideItems: Translation<typeof english.accessGuideItems> = {
  addUsers: [
    `Wähle oben „Hinzufügen“ und gib eine E-Mail-Adresse und ein Passwort mit mindestens ${passwordLengths.chosen} Zeichen ein.`,
    'Teil der Person beides mit. Damit meldet sie sich unter /admin/login an.',
    'Das Passwort lässt sich unter Einstellungen, Konto & Sicherheit ändern.',
  ],
  troubleshooting: [
    {
      problem: 'Anmelden klappt nicht',
      answer:
        'Prüf, ob die E-Mail-Adresse stimmt, und versuch es noch einmal. Nach mehreren falschen Passwörtern ist die Anmeldung 15 Minuten gesperrt, oder eine Stunde, wenn es jemand von vielen Orten aus probiert. Ein Browser, der schon einmal angemeldet war, bleibt von den Versuchen anderer verschont. Jeder Admin kann in der Liste oben ein neues Passwort setzen.',
    },
    {
      problem: 'Zugriff verweigert',
      answer:
        'Die Anmeldung hat geklappt, aber das Konto gehört nicht zu den Admins. Füge seine E-Mail-Adresse oben hinzu; ein Google-Konto wird nur hereingelassen, wenn es bei der einmaligen Einrichtung registriert wurde.',
    },
  ],
}

export const peopleToasts: Translation<typeof english.peopleToasts> = {
  added: (email) => ({
    title: 'Admin hinzugefügt',
    description: `${email} kann sich jetzt anmelden.`,
  }),
  passwordChanged: (email) => ({
    title: 'Passwort geändert',
    description: `${email} ist überall abgemeldet und braucht das neue Passwort.`,
  }),
  removed: (email) => ({
    title: 'Admin entfernt',
    description: `${email} kann sich nicht mehr anmelden.`,
  }),
  failed: (message) => ({
    title: 'Fehler',
    description: message ?? 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  }),
}
