import type * as english from '#texts/errors/platform.ts'
import type { Translation } from '../../translation.ts'

export const requestErrors: Translation<typeof english.requestErrors> = {
  notValid: 'La requête n’est pas valide.',
  valueNotValid: 'Non valide.',
  unknownField: (names) => `Champ inconnu : ${names}`,
  notJsonOf: (expected) => `La requête doit être en JSON : ${expected}.`,
  signIn: 'Connecte-toi pour continuer.',
  nothingHere: 'Il n’y a rien ici.',
  unknownAddress: 'Il n’y a rien à cette adresse.',
  badJson: 'Le corps de la requête n’est pas du JSON valide.',
  emptyBody: 'Le corps de la requête est vide.',
  mediaType: 'Envoie le corps de la requête en application/json.',
  tooLarge: 'Le corps de la requête est trop gros.',
  tooDeep: 'Le corps de la requête a trop de niveaux imbriqués. Envoyez-le avec moins de niveaux.',
  tooManyFields:
    'Le formulaire a plus de champs que nous ne pouvons en lire. Rechargez la page et envoyez-le de nouveau.',
  badLength: 'Le corps de la requête n’a pas la longueur annoncée.',
  badUrl: 'L’adresse n’est pas valide.',
  refused: 'Nous n’avons pas compris cette requête.',
  twoHosts: 'La requête nomme son hôte plus d’une fois.',
  otherSite: (origin) =>
    `Cette requête vient d’une autre adresse que ${origin}. Ouvre le journal là-bas ; la personne qui le fait tourner peut définir PUBLIC_URL pour changer son adresse.`,
  nul: 'La requête contient un caractère NUL, qui ne peut pas être enregistré.',
  outdated:
    'Le journal a été mis à jour depuis l’ouverture de cette page, donc rien n’a été enregistré. Recharge la page et réessaie.',
}

export const serverErrors: Translation<typeof english.serverErrors> = {
  failed: 'Quelque chose a coincé de notre côté. Réessaie un peu plus tard.',
  busy: 'Le journal est très occupé. Réessaie dans un instant.',
  resting: 'Le journal fait une petite sieste. Réessaie dans un instant.',
  restoring:
    'Une sauvegarde est en cours de restauration : rien ne peut être enregistré. Réessaie dans un instant.',
  storeBusy:
    'Autre chose est en train d’être enregistré, ou un autre processus démarre. Rien n’a été changé. Réessaie dans un instant.',
  databaseAway: 'Le journal n’arrive pas à joindre sa base de données. Réessaie dans un instant.',
  diskFull:
    'Le disque du journal est plein : rien n’a été enregistré. Libère un peu de place et réessaie.',
  diskReadOnly:
    'Le journal ne peut pas écrire sur son disque : rien n’a été enregistré. Donne-lui accès à son dossier de données et réessaie.',
}

/** `said` is the mail server's answer. */
export const mailVerdictTexts: Translation<typeof english.mailVerdictTexts> = {
  notWritten: (said) => `L’e-mail n’a pas pu être écrit : ${said}`,
  wait: (said) => `Le serveur de messagerie a demandé d’attendre : ${said}`,
  noMailbox: (said) => `Cette boîte aux lettres n’existe pas : ${said}`,
  refused: (said) => `Le serveur de messagerie a refusé cet e-mail : ${said}`,
  wrongPassword: (said) =>
    `Le serveur de messagerie n’a pas accepté l’utilisateur ou le mot de passe de SMTP_URL${said}`,
  senderRefused: (said) => `Le serveur de messagerie n’a pas accepté l’expéditeur${said}`,
  notReached: (said) => `Le serveur de messagerie est injoignable${said}`,
  waitedTooLong: 'Il a attendu trop longtemps pour être encore utile.',
  unwritable: 'Il n’a pas pu être écrit.',
}
