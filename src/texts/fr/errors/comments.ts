import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/errors/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const inMinutes = (minutes: number) => `dans ${plurals.counted(minutes, 'minute', 'minutes')}`

export const commentErrors: Translation<typeof english.commentErrors> = {
  message: 'Écris d’abord quelque chose.',
  longMessage: `${numbers.written(commentLimits.message)} caractères, c’est le maximum. Le reste ne tiendrait pas dans la marge.`,
  name: 'Signe avec un nom, s’il te plaît.',
  longName: `Un nom peut contenir ${commentLimits.name} caractères au plus.`,
  email: 'Saisis une adresse e-mail valide, ou laisse le champ vide.',
  emailForReplies: 'Pour savoir quand on te répond, saisis ton adresse e-mail.',
  notify: 'notify doit valoir true ou false',
  ownersName: 'C’est ainsi que signe la personne qui tient ce journal. Choisis un autre nom.',
  closed: 'Les commentaires de cet article sont fermés.',
  parentGone:
    'Le commentaire auquel tu réponds n’est plus là. Tu peux envoyer tes mots comme un commentaire à part.',
  oldToken: 'Ce formulaire est resté ouvert longtemps. Relis-toi et envoie-le à nouveau.',
  usedToken:
    'Ce formulaire a déjà été envoyé, avec d’autres mots. Relis-toi et envoie-le à nouveau.',
  tooMany: (minutes) =>
    `Tu as beaucoup écrit en peu de temps, et tout est arrivé. Réessaie ${inMinutes(minutes)}.`,
  tooManyHere: (minutes) =>
    `Énormément de monde écrit sous cet article en ce moment. Réessaie ${inMinutes(minutes)}.`,
}

export const moderationErrors: Translation<typeof english.moderationErrors> = {
  gone: 'Ce commentaire n’existe plus. Recharge la liste.',
  noneChosen: 'Choisis au moins un commentaire.',
  tooManyChosen: `On peut déplacer au plus ${commentLimits.atOnce} commentaires à la fois.`,
  closeDays: `Saisis un nombre de jours entre 1 et ${numbers.written(commentLimits.mostCloseDays)}.`,
}
