import { emailChangeLimits, passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/admin/accounts.ts'
import type { Translation } from '../../translation.ts'
import { elision, lists } from '../grammar.ts'

export const accountTexts: Translation<typeof english.accountTexts> = {
  sessions: 'Tes sessions ouvertes',
  /** Fixed text on purpose: it does not depend on the real last sign-in. */
  lastLogin: 'Dernière connexion : à l’instant',
  thisOne: 'Cet appareil',
  sessionLine: (address, signedIn, lastSeen) =>
    `${address} · depuis le ${signedIn} · active le ${lastSeen}`,
  signOut: 'Se déconnecter',
  signOutOf: (browser) => `Fermer la session de ${browser}`,
  signOutElsewhere: 'Fermer les autres sessions',
  sessionsFailed: 'Impossible de charger tes sessions. Réessaie un peu plus tard.',
  email: 'Changer ton adresse de connexion',
  newEmail: 'Nouvel e-mail',
  newEmailMailed:
    'Nous y enverrons d’abord un lien. Rien ne change tant que tu ne l’as pas ouvert.',
  newEmailAtOnce:
    'Ce journal n’envoie pas d’e-mails : l’adresse change tout de suite. Vérifie bien l’orthographe.',
  emailButtons: {
    mailed: { save: 'Envoyer le lien', busy: 'Envoi…' },
    atOnce: { save: 'Changer l’e-mail', busy: 'Changement…' },
  },
  emailWaiting: (email) =>
    `Un lien est parti vers ${email}. Ouvre-le dans les ${emailChangeLimits.minutes} minutes pour te connecter avec cette adresse. D’ici là, rien ne change.`,
  keepEmail: 'Renoncer au changement',
  emailFailed: 'Impossible de charger ton adresse de connexion. Réessaie un peu plus tard.',
  emailWithGoogle: 'Tu te connectes avec Google : ton adresse se gère là-bas.',
  noMailbox: (email) =>
    `Tu te connectes avec ${email}, une adresse sans boîte aux lettres. Si tu oublies ton mot de passe, aucun e-mail ne peut te parvenir.`,
  useOwnAddress: 'Mettre ton adresse',
  password: 'Changer ton mot de passe',
  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  repeatPassword: 'Répète le nouveau mot de passe',
  newPasswordHint: 'Toutes tes autres sessions seront fermées.',
  changePassword: 'Changer le mot de passe',
  changing: 'Changement…',
  withGoogle: 'Tu te connectes avec Google : ton mot de passe se gère là-bas.',
}

export const accountToasts: Translation<typeof english.accountToasts> = {
  passwordChanged: {
    title: 'Mot de passe changé',
    description: 'Toutes tes autres sessions ont été fermées.',
  },
  emailChanged: (email) => ({
    title: 'Adresse de connexion changée',
    description: `À partir de maintenant, tu te connectes avec ${email}.`,
  }),
  emailMailed: (email) => ({
    title: 'Regarde tes e-mails',
    description: `Un lien est en route vers ${email}.`,
  }),
  emailKept: {
    title: 'Rien n’a changé',
    description: 'Le lien de l’e-mail ne fonctionne plus.',
  },
  sessionEnded: {
    title: 'Session fermée',
    description: 'Ce navigateur devra se reconnecter.',
  },
  otherSessionsEnded: {
    title: 'Autres sessions fermées',
    description: 'Il ne reste que la session de ce navigateur.',
  },
  failed: (message) => ({
    title: 'Erreur',
    description: message,
  }),
}

export const passkeyTexts: Translation<typeof english.passkeyTexts> = {
  signIn: 'Utiliser une clé d’accès',
  signInBusy: 'En attente de ta clé…',
  confirm: 'Confirmer par clé d’accès',
  confirmBusy: 'En attente de ta clé…',
  heading: 'Clés d’accès',
  intro:
    'Connecte-toi avec ton empreinte, ton visage ou le code de ton appareil. Rien à retenir, et rien qu’on puisse voler ici.',
  none: 'Pas encore de clé d’accès.',
  add: 'Ajouter une clé',
  adding: 'En attente de ton appareil…',
  name: 'Nom',
  nameHint: 'Un nom que tu reconnaîtras, comme « Tablette de la cuisine ».',
  addTitle: 'Ajouter une clé d’accès',
  addHint: 'Ton appareil va te demander ton empreinte, ton visage ou son code.',
  renameTitle: 'Renommer cette clé d’accès',
  rename: 'Renommer',
  renameOf: (name) => `Renommer ${name}`,
  save: 'Enregistrer le nom',
  saving: 'Enregistrement…',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText:
    'Elle n’ouvrira plus le journal, et la session des appareils qui l’utilisent sera fermée. Ton appareil la proposera peut-être encore : supprime-la là aussi.',
  removeConfirm: 'Retirer la clé',
  removing: 'Retrait…',
  cancel: 'Annuler',
  thisDevice: 'Cet appareil',
  synced: 'Synchronisée',
  added: (date) => `Ajoutée le ${date}`,
  lastUsed: (moment) => `utilisée le ${moment}`,
  neverUsed: 'pas encore utilisée',
  stranded: (domain) => `Créée pour ${domain}`,
  failed: 'Impossible de charger tes clés d’accès. Réessaie un peu plus tard.',
}

export const appTexts: Translation<typeof english.appTexts> = {
  heading: 'Applications qui peuvent publier',
  intro:
    'Une application d’écriture ou un raccourci iPhone peut publier ici avec un jeton à son nom. Ce jeton n’ouvre rien d’autre.',
  none: 'Pas encore d’application.',
  add: 'Ajouter une application',
  /** « Peut écrire des brouillons, publier et envoyer des photos » */
  may: (can) =>
    `Peut ${lists.and(['écrire des brouillons', ...(can.publish ? ['publier'] : []), ...(can.upload ? ['envoyer des photos'] : [])])}`,
  made: (date) => `Créée le ${date}`,
  lastUsed: (moment) => `utilisée le ${moment}`,
  neverUsed: 'jamais utilisée',
  revoke: 'Révoquer',
  revokeOf: (name) => `Révoquer ${name}`,
  revokeTitle: (name) => `Révoquer ${name} ?`,
  revokeText: 'Elle cesse de fonctionner tout de suite. Ce qu’elle a publié reste.',
  revoking: 'Révocation…',
  keep: 'La garder',
  name: 'Nom',
  nameHint: 'Pour savoir laquelle révoquer.',
  what: 'Que peut-elle faire ?',
  drafts: 'Écrire des brouillons',
  draftsHint: 'Toujours. Ils t’attendent dans Contenu.',
  publish: 'Publier',
  publishHint: 'Les articles paraissent sans attendre ton feu vert.',
  upload: 'Envoyer des photos',
  cancel: 'Annuler',
  make: 'Créer un jeton',
  making: 'Création…',
  madeTitle: (name) => `Le jeton pour ${name}`,
  madeHint: 'Il ne s’affiche qu’une fois. Copie-le avant de partir.',
  token: 'Jeton',
  address: 'L’adresse de ton journal',
  copy: 'Copier',
  copyOf: (label) => `Copier : ${label}`,
  copied: 'Copié',
  writer: {
    title: 'Configurer iA Writer',
    steps: [
      'Dans iA Writer, ouvre les réglages, puis Comptes, et ajoute Micropub.',
      'Choisis de saisir un jeton à la main. Colle l’adresse de ton journal et le jeton.',
      'Écris, puis partage ou publie vers le nouveau compte. Le premier titre devient celui de l’article.',
    ],
  },
  shortcut: {
    title: 'Créer le raccourci iPhone',
    steps: (endpoint) => [
      'Dans Raccourcis, crée un raccourci qui reçoit des images depuis la feuille de partage.',
      'Ajoute « Demander une entrée » pour le texte, puis « Obtenir le contenu de l’URL ».',
      `Comme URL, saisis ${endpoint}. Méthode : POST. En-tête : Authorization, avec Bearer, un espace et le jeton.`,
      'Corps de la requête : Formulaire. Ajoute un champ texte nommé content avec ton texte, et un champ fichier nommé photo avec l’entrée du raccourci.',
      'Partage une photo avec le raccourci. L’instant d’après, elle est dans ton journal.',
    ],
  },
  lost: 'Tu l’as perdu ? Révoque-le et crées-en un autre.',
  done: 'Terminé',
  failed: 'Impossible de charger tes applications. Réessaie un peu plus tard.',
}

export const appToasts: Translation<typeof english.appToasts> = {
  revoked: (name) => ({
    title: 'Application révoquée',
    description: `${name} ne peut plus publier ici.`,
  }),
  copyFailed: {
    title: 'Pas copié',
    description: 'La copie n’est pas autorisée ici. Sélectionne le jeton et copie-le à la main.',
  },
  notMade: {
    title: 'Erreur',
    description: 'Ça n’a pas marché, et aucun jeton n’a été créé. Réessaie.',
  },
}

export const passkeyProblems: Translation<typeof english.passkeyProblems> = {
  ip_address: (origin) =>
    `Les clés d’accès ont besoin d’un nom de domaine, et l’adresse de ce journal est un numéro (${origin}). Ouvre-le par son nom, ou donne-lui-en un avec PUBLIC_URL. Toutes les autres façons de te connecter fonctionnent ici.`,
  not_https: (origin) =>
    `Les navigateurs n’acceptent les clés d’accès qu’en https, et ce journal est à ${origin}. Toutes les autres façons de te connecter fonctionnent ici.`,
  elsewhere: (origin) =>
    `Les clés d’accès de ce journal fonctionnent à ${origin}. Ouvre-le là-bas pour en ajouter ou en utiliser une.`,
  unsupported:
    'Ce navigateur ne connaît pas les clés d’accès. Toutes les autres façons de te connecter fonctionnent ici.',
  stranded:
    'Le journal a déménagé : les clés d’accès créées pour son ancien domaine ne fonctionnent plus ici. Tes autres façons de te connecter marchent toujours. Ajoute une nouvelle clé, puis retire l’ancienne.',
}

export const passkeyToasts: Translation<typeof english.passkeyToasts> = {
  added: (name) => ({
    title: 'Clé d’accès ajoutée',
    description: `La prochaine fois, tu pourras te connecter avec « ${name} ».`,
  }),
  renamed: (name) => ({
    title: 'Clé d’accès renommée',
    description: `Elle s’appelle maintenant « ${name} ».`,
  }),
  removed: (name) => ({
    title: 'Clé d’accès retirée',
    description: `« ${name} » n’ouvre plus le journal.`,
  }),
}

export const providerLabels: Translation<typeof english.providerLabels> = {
  password: 'E-mail et mot de passe',
  google: 'Google',
}

export const peopleTexts: Translation<typeof english.peopleTexts> = {
  heading: 'Comptes admin',
  hint: 'Ici, tout le monde peut écrire, publier et changer les réglages.',
  add: 'Nouvel admin',
  addTitle: 'Ajouter un admin',
  addHint:
    'Cette personne se connectera avec cet e-mail et ce mot de passe, qu’elle pourra changer plus tard.',
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  save: 'Ajouter',
  saving: 'Ajout…',
  you: 'Toi',
  fromEnvironment: 'Propriétaire (défini à l’installation)',
  added: (date) => `depuis le ${date}`,
  changePassword: 'Changer le mot de passe',
  changePasswordOf: (email) => `Changer le mot de passe ${elision.de(email)}`,
  changePasswordHint:
    'Toutes ses sessions sont fermées, et il faudra se reconnecter avec le nouveau mot de passe.',
  savePassword: 'Enregistrer',
  savingPassword: 'Enregistrement…',
  remove: 'Retirer',
  removeOf: (email) => `Retirer ${email}`,
  cancel: 'Annuler',
  failed: 'Impossible de charger les comptes admin. Vérifie ta connexion et réessaie.',
  environmentStays:
    'Ce compte vient de la variable ADMIN_EMAIL et reviendrait au prochain démarrage.',
}

export const removePersonTexts: Translation<typeof english.removePersonTexts> = {
  title: (email) => `Retirer ${email} ?`,
  other:
    'Ses sessions sont fermées tout de suite, et il n’est plus possible de se reconnecter avec ce compte. Ce que cette personne a écrit reste.',
  yourselfTitle: 'Retirer ton propre compte ?',
  yourself:
    'C’est le compte de cette session. Elle sera fermée tout de suite, et seul un autre admin pourra te rouvrir la porte.',
  confirm: 'Retirer',
  confirmYourself: 'Me retirer',
  busy: 'Retrait…',
}

export const accessGuideItems: Translation<typeof english.accessGuideItems> = {
  addUsers: [
    `Choisis « Nouvel admin » ci-dessus et saisis une adresse e-mail et un mot de passe d’au moins ${passwordLengths.chosen} caractères.`,
    'Donne les deux à la personne. Elle ouvre /admin/login et se connecte avec.',
    'Elle pourra changer le mot de passe dans Réglages, Compte et sécurité.',
  ],
  troubleshooting: [
    {
      problem: 'La connexion ne marche pas',
      answer:
        'Vérifie l’orthographe de l’adresse e-mail et réessaie. Après plusieurs mots de passe erronés, la connexion se bloque pendant 15 minutes, ou une heure si quelqu’un essaie depuis beaucoup d’endroits. Un navigateur qui s’est déjà connecté n’est pas gêné par les tentatives des autres. N’importe quel admin peut définir un nouveau mot de passe dans la liste ci-dessus.',
    },
    {
      problem: 'Accès refusé',
      answer:
        'La connexion a réussi, mais ce compte n’est pas admin. Ajoute son adresse e-mail ci-dessus ; un compte Google n’entre que s’il a été enregistré lors de la configuration, qui ne se fait qu’une fois.',
    },
  ],
}

export const peopleToasts: Translation<typeof english.peopleToasts> = {
  added: (email) => ({
    title: 'Admin ajouté',
    description: `${email} peut maintenant se connecter.`,
  }),
  passwordChanged: (email) => ({
    title: 'Mot de passe changé',
    description: `Toutes les sessions ${elision.de(email)} sont fermées ; il faut maintenant le nouveau mot de passe.`,
  }),
  removed: (email) => ({
    title: 'Admin retiré',
    description: `${email} ne peut plus se connecter.`,
  }),
  failed: (message) => ({
    title: 'Erreur',
    description: message ?? 'Ça n’a pas marché. Réessaie.',
  }),
}
