import type * as english from '#texts/admin/shell.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

export const adminNavigationTexts: Translation<typeof english.adminNavigationTexts> = {
  '/admin': 'Panel',
  '/admin/posts/new': 'Nueva entrada',
  '/admin/moment': 'Momento',
  '/admin/calendar': 'Calendario',
  '/admin/gallery': 'Galería',
  '/admin/readers': 'Lectores',
  '/admin/dog': 'Tu perro',
  '/admin/settings': 'Ajustes',
}

export const adminTexts: Translation<typeof english.adminTexts> = {
  unknownPage: 'No encontrado',
  /** Until the name is known. */
  anyDog: 'tu perro',
  navigation: 'Administración',
  skip: 'Saltar al contenido',
  openMenu: 'Abrir el menú',
  openMenuWith: (news) => `Abrir el menú, ${news}`,
  closeMenu: 'Cerrar el menú',
  menu: 'Menú',
  theme: 'Tema',
  themes: { light: 'Tema claro', dark: 'Tema oscuro', system: 'Tema del sistema' },
  loading: 'Cargando…',
  close: 'Cerrar',
  notifications: 'Avisos ({hotkey})',
  tryAgain: 'Reintentar',
  failed: 'Algo salió mal',
  unread: (count) => plurals.counted(count, 'mensaje sin leer', 'mensajes sin leer'),
  news: (unread, waiting) =>
    [unread > 0 && adminTexts.unread(unread), waiting > 0 && moderationTexts.waitingCount(waiting)]
      .filter(Boolean)
      .join(', '),
  pageTitle: (title, blogName) => (blogName ? `${title} - ${blogName}` : title),
}

export const logoutTexts: Translation<typeof english.logoutTexts> = {
  title: '¿Cerrar sesión sin guardar los cambios?',
  text: 'En esta pantalla hay cambios sin guardar. Una entrada se conserva como borrador sin terminar; todo lo demás se pierde.',
  stay: 'Seguir aquí',
  leave: 'Cerrar sesión',
}

export const logoutToasts: Translation<typeof english.logoutToasts> = {
  failed: {
    title: 'Tu sesión sigue abierta',
    description: 'No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  },
}

export const readersTexts: Translation<typeof english.readersTexts> = {
  title: 'Lectores',
  tabs: {
    statistics: 'Visitas',
    comments: 'Comentarios',
    letters: 'Cartas',
    messages: 'Mensajes',
  },
}
