import { passwordLengths } from '#shared/limits.ts'
import type * as english from '#texts/errors/accounts.ts'
import type { Translation } from '../../translation.ts'

export const loginErrors: Translation<typeof english.loginErrors> = {
  wrongPassword: 'E-mail ou mot de passe incorrect. Réessaie.',
  unexpected: 'Une erreur est survenue. Réessaie un peu plus tard.',
  googleFailed: 'La connexion avec Google a échoué. Réessaie, ou utilise e-mail et mot de passe.',
  notAdmin: 'Ce compte n’a pas accès à l’administration.',
  busy: 'Trop de monde se connecte en même temps. Réessaie dans un instant.',
  tooManyAttempts: (minutes) =>
    `Trop de tentatives. Réessaie dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`,
}

export const passwordErrors: Translation<typeof english.passwordErrors> = {
  missing: 'Saisis ton mot de passe',
  currentMissing: 'Saisis ton mot de passe actuel',
  short: (characters) => `Le mot de passe doit contenir au moins ${characters} caractères`,
  long: `Le mot de passe peut contenir ${passwordLengths.longest} caractères au plus`,
  notTheSame: 'Les deux mots de passe ne sont pas identiques',
  common: 'Ce mot de passe est trop courant et facile à deviner. Choisis-en un autre.',
}

export const confirmErrors: Translation<typeof english.confirmErrors> = {
  needed: 'Confirme que c’est bien toi : ta connexion date un peu.',
  wrongPassword: 'Ce n’est pas ton mot de passe. Réessaie.',
  googleFailed: 'Google n’a pas pu confirmer que c’est toi. Réessaie.',
}

export const googleTroubles: Translation<typeof english.googleTroubles> = {
  blocked:
    'Ton navigateur a bloqué la fenêtre de connexion. Autorise les pop-ups pour ce site, puis réessaie.',
  closed: 'La fenêtre de connexion a été fermée trop tôt.',
  cancelled: 'Tu as choisi de ne pas continuer avec Google.',
  unverified: 'Google n’a pas vérifié l’adresse e-mail de ce compte.',
  unreachable: 'Google n’a pas répondu. Réessaie dans un instant.',
  offline: 'Le journal est injoignable. Vérifie ta connexion.',
  expired: 'Cette connexion a expiré ou a déjà servi.',
  otherAccount: 'Ce n’est pas le compte avec lequel ta session est ouverte.',
  failed: 'Google n’a pas confirmé la connexion.',
}

export const accountErrors: Translation<typeof english.accountErrors> = {
  wrongCurrent: 'Ce n’est pas ton mot de passe actuel.',
  noPassword: 'Tu te connectes avec Google : c’est là-bas que tu changes ton mot de passe.',
  googleEmail: 'Tu te connectes avec Google : c’est là-bas que tu changes ton adresse.',
  sameEmail: 'Tu te connectes déjà avec cette adresse.',
  sessionNotFound: 'Cette session est déjà terminée.',
}

export const passkeyErrors: Translation<typeof english.passkeyErrors> = {
  name: 'Donne-lui un nom',
  fields: { name: 'Nom' },
  refused: 'Cette clé d’accès ne fonctionne pas ici. Connecte-toi autrement.',
  notMade: 'La clé d’accès n’a pas pu être ajoutée. Réessaie.',
  notConfirmed: 'La clé d’accès n’a pas pu confirmer que c’est toi. Réessaie.',
  known: 'Cette clé d’accès est déjà dans ta liste.',
  tooMany: 'Tu as atteint le nombre maximal de clés d’accès. Retires-en d’abord une.',
  notFound: 'Cette clé d’accès a déjà été retirée.',
  lastWayIn:
    'Cette clé d’accès est pour l’instant la seule porte d’entrée de ton compte. Ajoute d’abord une autre clé d’accès, ou rétablis la connexion avec Google.',
  notHere: 'Les clés d’accès ne fonctionnent pas à cette adresse.',
  cancelled: 'Aucune clé d’accès n’a été utilisée. Tu peux réessayer, ou te connecter autrement.',
  notAdded: 'Aucune clé d’accès n’a été ajoutée. Tu peux réessayer quand tu veux.',
}

export const appErrors: Translation<typeof english.appErrors> = {
  name: 'Donne-lui un nom.',
  fields: { name: 'Nom' },
  nameTaken: 'Tu as déjà une application de ce nom.',
  tooMany: 'Vingt applications, c’est le maximum. Révoques-en une pour en ajouter une autre.',
  notFound: 'Cette application est déjà révoquée.',
}

export const peopleErrors: Translation<typeof english.peopleErrors> = {
  emailTaken: 'Quelqu’un peut déjà se connecter avec cette adresse e-mail.',
  lastOne: 'Il n’y a pas d’autre admin que toi. Ajoute quelqu’un avant de retirer ce compte.',
  confirmYourself: 'C’est toi. Confirme que tu veux retirer ton propre accès.',
  fromEnvironment:
    'Ce compte vient de la variable ADMIN_EMAIL et reviendrait au prochain démarrage. Retire-la d’abord.',
  noPassword: 'Ce compte se connecte avec Google et n’a pas de mot de passe ici.',
  unknownEmail: 'Personne ne peut se connecter avec cette adresse e-mail.',
  notFound: 'Cette personne n’est plus admin.',
}

export const recoveryErrors: Translation<typeof english.recoveryErrors> = {
  noMail:
    'Ce journal n’envoie pas d’e-mails. Sur l’ordinateur qui le fait tourner, tape : npm run admin -- password TON-E-MAIL',
  resetGone: 'Ce lien a déjà servi ou date de plus de 30 minutes. Demandes-en un autre.',
}

export const setupErrors: Translation<typeof english.setupErrors> = {
  used: 'Le compte admin est déjà enregistré.',
  needsGoogle: 'Connecte-toi d’abord avec Google.',
  notForThis: 'Ce compte Google ne peut pas configurer le journal. Utilise celui du propriétaire.',
  otherAccount:
    'Les informations envoyées ne sont pas celles du compte Google dont la session est ouverte.',
}
