import type * as english from '#texts/admin/messages.ts'
import type { Translation } from '../../translation.ts'

export const messageTexts: Translation<typeof english.messageTexts> = {
  heading: 'Mensajes',
  unread: 'Sin leer',
  suspectedSpam: 'Posible spam',
  reply: 'Responder por correo',
  markRead: 'Marcar como leído',
  markUnread: 'Marcar como no leído',
  delete: 'Eliminar',
  none: 'Aún no hay mensajes. Aquí llega lo que los visitantes escriben en la página de contacto.',
  openContact: 'Ver la página de contacto',
  failed: 'No se pudieron cargar los mensajes. Revisa tu conexión e inténtalo de nuevo.',
  pages: 'Páginas de mensajes',
}

export const deleteMessageTexts: Translation<typeof english.deleteMessageTexts> = {
  confirmTitle: '¿Eliminar este mensaje?',
  confirm: (name) =>
    `El mensaje de ${name} desaparecerá para siempre. Si aún quieres responder, copia antes la dirección.`,
  cancel: 'Cancelar',
  delete: 'Eliminar',
  deleting: 'Eliminando...',
}

export const messageToasts: Translation<typeof english.messageToasts> = {
  deleted: { title: 'Mensaje eliminado', description: 'El mensaje ya no está.' },
  deleteFailed: {
    title: 'Error',
    description: 'No se pudo eliminar el mensaje. Inténtalo de nuevo.',
  },
  markFailed: {
    title: 'Error',
    description: 'No pudimos marcar el mensaje. Revisa tu conexión e inténtalo de nuevo.',
  },
}
