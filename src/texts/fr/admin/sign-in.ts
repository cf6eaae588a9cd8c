import type * as english from '#texts/admin/sign-in.ts'
import type { Translation } from '../../translation.ts'

export const loginTexts: Translation<typeof english.loginTexts> = {
  email: 'E-mail',
  password: 'Mot de passe',
  withEmail: 'Se connecter',
  withEmailBusy: 'Connexion…',
  divider: 'Ou continuer avec',
  withGoogle: 'Continuer avec Google',
  withGoogleBusy: 'Connexion…',
  adminOnly: 'Réservé aux admins.',
  firstTime: 'Première fois ici ?',
  setupButton: 'Configurer l’admin',
  needAccount: 'Besoin d’un compte ? Contacte l’admin du site.',
  verifying: 'Vérification de ta session…',
  logout: 'Se déconnecter',
  practice:
    'Mode d’entraînement : pas besoin de compte Google. Une doublure sur cet ordinateur joue le rôle de Google.',
}

export const signInPageTexts: Translation<typeof english.signInPageTexts> = {
  loginTitle: 'Connexion admin',
  heading: 'Bon retour à la niche',
  words: 'Ouaf ! Quelqu’un est à la porte.',
  back: 'Retour au site',
  setupHint: 'Enregistre le compte Google du propriétaire, une fois pour toutes.',
}

export const confirmTexts: Translation<typeof english.confirmTexts> = {
  title: 'Confirme que c’est bien toi',
  reasons: {
    access:
      'Il s’agit de qui peut entrer dans ton journal, alors nous revérifions au bout de quelques minutes. Ensuite, tu reprendras où tu en étais.',
    download:
      'Ce fichier emporte une copie de ton journal, alors nous revérifions au bout de quelques minutes. Ensuite, le téléchargement commence.',
    readers:
      'Tes lecteurs t’ont confié leurs adresses, alors nous revérifions au bout de quelques minutes. Ensuite, la liste s’ouvre.',
  },
  password: 'Ton mot de passe',
  confirm: 'Confirmer',
  confirming: 'Confirmation…',
  withGoogle: 'Confirmer avec Google',
  withGoogleBusy: 'Confirmation…',
  cancel: 'Annuler',
}

export const popupTexts: Translation<typeof english.popupTexts> = {
  title: 'Connexion',
  done: 'C’est fait. Tu peux fermer cette fenêtre.',
  notDone: 'La connexion n’a pas marché. Ferme cette fenêtre et réessaie.',
}

export const googleNotConfigured: Translation<typeof english.googleNotConfigured> = {
  title: 'La connexion avec Google n’est pas configurée.',
  howTo:
    'Définis GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET là où le journal est démarré, puis redémarre-le.',
}

export const forgottenTexts: Translation<typeof english.forgottenTexts> = {
  link: 'Mot de passe oublié ?',
  title: 'Mot de passe oublié ?',
  intro: 'Saisis ton adresse e-mail, et nous t’enverrons un lien pour en choisir un nouveau.',
  email: 'E-mail',
  send: 'Envoyer le lien',
  sending: 'Envoi…',
  sentTitle: 'Regarde tes e-mails',
  sent: 'Si cette adresse peut se connecter ici, un lien est en route. Il fonctionne une seule fois, pendant 30 minutes. Tu ne le vois pas ? Regarde dans les indésirables et vérifie l’orthographe de l’adresse.',
  again: 'Essayer une autre adresse',
  back: 'Retour à la connexion',
  withoutMail:
    'Ce journal n’envoie pas d’e-mails. La personne qui le fait tourner peut définir un nouveau mot de passe sur son ordinateur :',
  command: 'npm run admin -- password TON-E-MAIL',
}

export const resetTexts: Translation<typeof english.resetTexts> = {
  title: 'Choisis un nouveau mot de passe',
  intro: (email) =>
    `Pour ${email}. Toutes tes sessions seront fermées, et les applications qui publient ici auront besoin d’un nouveau jeton. Puis tu te reconnecteras avec lui.`,
  password: 'Nouveau mot de passe',
  repeat: 'Répète le nouveau mot de passe',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  doneTitle: 'Ton mot de passe a changé',
  done: 'Toutes tes sessions ont été fermées, et les applications qui publient ici ont besoin d’un nouveau jeton. Connecte-toi avec le nouveau mot de passe.',
  goneTitle: 'Ce lien ne fonctionne plus',
  askAgain: 'Demander un nouveau lien',
  toLogin: 'Aller à la connexion',
}

export const signOutTexts: Translation<typeof english.signOutTexts> = {
  title: 'C’était toi ?',
  intro: 'Quelqu’un s’est connecté à ton journal avec ce navigateur :',
  signedIn: 'Connexion',
  browser: 'Navigateur',
  address: 'Adresse',
  signOut: 'Fermer cette session',
  signingOut: 'Fermeture…',
  wasMe: 'Si c’était toi, il n’y a rien à faire.',
  doneTitle: 'Cette session est fermée',
  done: 'Si ce n’était pas toi, quelqu’un connaît ton mot de passe. Choisis-en un nouveau maintenant, et vérifie tes clés d’accès dans Réglages, Compte et sécurité.',
  goneTitle: 'Session déjà fermée',
  gone: 'Cette session est terminée. Il n’y a plus rien à faire ici.',
  newPassword: 'Choisir un nouveau mot de passe',
  toLogin: 'Aller à la connexion',
}

export const passwordFieldTexts: Translation<typeof english.passwordFieldTexts> = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  capsLock: 'La touche Verr. Maj est active.',
}

export const signInAgainTexts: Translation<typeof english.signInAgainTexts> = {
  title: 'Reconnecte-toi',
  text: 'Ta session est terminée. Rien n’est perdu : connecte-toi, et l’enregistrement se poursuit.',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  later: 'Pas maintenant',
}

export const setupTexts: Translation<typeof english.setupTexts> = {
  pageTitle: 'Configuration de l’admin',
  title: 'Configuration de l’admin',
  intro: 'Choisis le compte Google qui veillera sur ce journal.',
  warning:
    'Ce compte Google sera enregistré comme administrateur du site. Cette configuration ne se fait qu’une fois.',
  complete: 'Le compte admin est déjà enregistré.',
  doneTitle: 'C’est enregistré',
  done: 'Ton compte Google administre maintenant le site. On t’emmène à l’administration…',
  footer: 'Cette configuration ne se fait qu’une fois. Elle est ensuite désactivée.',
  register: 'Enregistrer avec Google',
  registering: 'Configuration…',
  completeTitle: 'Configuration terminée',
  goToLogin: 'Se connecter',
  goToAdmin: 'Aller à l’administration',
}

export const setupToasts: Translation<typeof english.setupToasts> = {
  done: {
    title: 'Configuration terminée',
    description: 'Tu peux maintenant ouvrir l’administration avec ton compte Google.',
  },
  failed: (errorMessage) => ({
    title: 'La configuration a échoué',
    description: errorMessage || 'La configuration de l’admin n’a pas abouti. Réessaie.',
  }),
}
