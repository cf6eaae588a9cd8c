import { commentLimits } from '#shared/limits.ts'
import type * as english from '#texts/errors/comments.ts'
import type { Translation } from '../../translation.ts'
import { numbers, plurals } from '../grammar.ts'

const inMinutes = (minutes: number) =>
  `Inténtalo de nuevo dentro de ${plurals.counted(minutes, 'minuto', 'minutos')}.`

export const commentErrors: Translation<typeof english.commentErrors> = {
  message: 'Escribe algo primero.',
  longMessage: `Como mucho, ${numbers.written(commentLimits.message)} caracteres. El resto no cabría en el margen.`,
  name: 'Firma con un nombre.',
  longName: `Un nombre puede tener ${commentLimits.name} caracteres.`,
  email: 'Escribe una dirección de correo válida, o déjalo en blanco.',
  emailForReplies: 'Para avisarte de las respuestas necesitamos tu dirección de correo.',
  notify: 'notify tiene que ser true o false',
  ownersName: 'Así firma quien lleva el diario. Usa otro nombre.',
  closed: 'Los comentarios de esta entrada están cerrados.',
  parentGone:
    'El comentario al que respondes ya no está. Puedes enviar tus palabras como comentario propio.',
  oldToken: 'Este formulario llevaba mucho tiempo abierto. Léelo una vez más y vuelve a enviarlo.',
  usedToken:
    'Este formulario ya se envió, con otras palabras. Léelo una vez más y vuelve a enviarlo.',
  tooMany: (minutes) =>
    `Has escrito mucho en poco tiempo, y todo ha llegado. ${inMinutes(minutes)}`,
  tooManyHere: (minutes) =>
    `Muchísima gente está escribiendo en esta entrada ahora mismo. ${inMinutes(minutes)}`,
}

export const moderationErrors: Translation<typeof english.moderationErrors> = {
  gone: 'Este comentario ya no existe. Recarga la lista.',
  noneChosen: 'Elige al menos un comentario.',
  tooManyChosen: `Se pueden mover como mucho ${commentLimits.atOnce} comentarios a la vez.`,
  closeDays: `Escribe un número de días del 1 al ${numbers.written(commentLimits.mostCloseDays)}.`,
}
