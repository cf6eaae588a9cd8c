import type * as english from '#texts/errors/messages.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const contactErrors: Translation<typeof english.contactErrors> = {
  name: 'El nombre debe tener al menos 2 caracteres',
  subject: 'Escribe un asunto',
  message: 'El mensaje debe tener al menos 10 caracteres',
  fields: { name: 'Nombre', subject: 'Asunto', message: 'Mensaje' },
}

export const messageErrors: Translation<typeof english.messageErrors> = {
  notFound: 'Este mensaje ya no está. Recarga la bandeja de entrada.',
  tooMany: (most, minutes) =>
    `Van ${most} mensajes en una hora, y todos han llegado. Inténtalo de nuevo dentro de ${plurals.counted(minutes, 'minuto', 'minutos')}.`,
}
