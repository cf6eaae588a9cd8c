import { letterLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/newsletter.ts'
import type { Translation } from '../../translation.ts'

export const letterWords: Translation<typeof english.letterWords> = {
  greeting: (name) => `Bonjour ${name},`,
  /** Address for subscribers without a name. */
  stranger: 'à toi qui nous lis',
  opening: 'Il y a une nouvelle page dans le journal.',
  readOn: 'Lire la suite',
  inBrowser: 'Lire dans le navigateur',
  leave: 'Quitter la meute',
  signature: (ownerName) => `${ownerName}, qui tient la plume`,
  why: (email) => `Tu reçois cette lettre parce que ${email} a rejoint la meute.`,
  promise: 'Une lettre à chaque nouvelle page, rien d’autre.',
  cover: (title) => `L’image de « ${title} »`,
}

export const testMailWords: Translation<typeof english.testMailWords> = {
  subject: (blogName) => `Un essai : ${blogName}`,
  canSend: (blogName) => `Si tu peux lire ceci, les e-mails de ${blogName} partent bien.`,
  nothingElse: 'Rien d’autre à faire : tes lecteurs n’ont rien reçu.',
  letterSubject: (subject) => `[Essai] ${subject}`,
}

export const confirmationWords: Translation<typeof english.confirmationWords> = {
  subject: (blogName) => `À confirmer : les lettres de ${blogName}`,
  previewText: 'Confirme ton adresse, et la prochaine page du journal viendra jusqu’à toi.',
  /**
   * The address is unconfirmed and may belong to somebody else, so the mail repeats none of the typed
   * text.
   */
  greeting: 'Bonjour,',
  opening: 'Quelqu’un a saisi ton adresse. C’était toi ?',
  /** The mail sets the second part apart. */
  title: ['Un clic, et te voilà', 'dans la meute'],
  button: 'Oui, je veux les lettres',
  byHand: `Le bouton fonctionne pendant ${letterLimits.confirmDays} jours. S’il ne marche pas, ouvre cette adresse :`,
  inText: `Le lien fonctionne pendant ${letterLimits.confirmDays} jours.`,
  notYou:
    'Ce n’était pas toi ? Alors tu n’as rien à faire. Sans ce clic, tu n’entendras plus parler de nous, et l’adresse est oubliée.',
}
