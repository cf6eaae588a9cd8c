import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/mail/comments.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const digestWords: Translation<typeof english.digestWords> = {
  subject: (blogName, count) =>
    `[${blogName}] ${plurals.counted(count, 'commentaire t’attend', 'commentaires t’attendent')}`,
  greeting: 'On t’a écrit,',
  opening: (count) =>
    `et ${plurals.of(count, 'ce commentaire n’attend', 'ces commentaires n’attendent')} que toi.`,
  title: (count) => `${plurals.counted(count, 'commentaire', 'commentaires')} à lire`,
  item: (name, title) => `${name}, sur « ${title} »`,
  more: (count) => `Et encore ${count}.`,
  spam: (count) =>
    plurals.of(
      count,
      `${count} autre est parti tout seul dans le spam.`,
      `${count} autres sont partis tout seuls dans le spam.`,
    ),
  button: 'Lire et décider',
  promise: `Rien n’est public tant que tu ne l’as pas dit. Tu reçois un e-mail comme celui-ci toutes les ${commentLimits.digestMinutes} minutes au plus.`,
}

export const replyConfirmationWords: Translation<typeof english.replyConfirmationWords> = {
  subject: (blogName) => `À confirmer : les réponses à ton commentaire sur ${blogName}`,
  previewText: 'Confirme ton adresse, et tu sauras quand on te répond.',
  /**
   * The address is unconfirmed and may belong to somebody else, so the mail repeats none of the typed
   * text.
   */
  greeting: 'Bonjour,',
  opening: 'ton commentaire est maintenant dans le journal.',
  title: ['On te prévient en cas de', 'réponse ?'],
  promise: (title) =>
    `Tu as écrit sous « ${title} » et demandé à savoir quand on te répond. Confirme, s’il te plaît, que cette adresse est la tienne. Nous ne te le demanderons qu’une fois.`,
  button: 'Oui, préviens-moi',
  byHand: `Le bouton fonctionne pendant ${commentLimits.confirmDays} jours. S’il ne se passe rien, ouvre cette adresse :`,
  inText: `Le lien fonctionne pendant ${commentLimits.confirmDays} jours.`,
  notYou:
    'Ce n’était pas toi ? Alors ne fais rien. Sans ce clic, tu n’entendras plus parler de nous, et l’adresse est oubliée.',
}

export const replyWords: Translation<typeof english.replyWords> = {
  subject: (name, title) => `${name} t’a répondu sur « ${title} »`,
  previewText: (message) => message,
  opening: (name) => `${name} t’a répondu.`,
  title: (title) => `À propos de « ${title} »`,
  button: 'Lire dans le journal',
  stop: 'Ne plus m’annoncer les réponses',
  why: 'Tu reçois cet e-mail parce que tu as demandé à être au courant des réponses à tes commentaires.',
}
