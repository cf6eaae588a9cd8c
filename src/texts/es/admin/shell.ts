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
  /** Used until the dog's name is known. */
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
  moments: {
    title: '¿Cerrar sesión con momentos en este teléfono?',
    text({ count, due, isStored }) {
      const unfinished = count - due
      return [
        due > 0 &&
          plurals.of(
            due,
            '1 momento aún no se ha enviado.',
            `${due} momentos aún no se han enviado.`,
          ),
        unfinished > 0 &&
          plurals.of(
            unfinished,
            '1 momento está sin terminar.',
            `${unfinished} momentos están sin terminar.`,
          ),
        !isStored
          ? 'Este navegador no puede guardarlo todo: al cerrar esta página, se pierde.'
          : due > 0
            ? 'Lo que conserves se queda en este teléfono; lo que está listo se envía cuando vuelvas a iniciar sesión.'
            : 'Lo que conserves se queda en este teléfono; podrás seguir cuando vuelvas a iniciar sesión.',
      ]
        .filter(Boolean)
        .join(' ')
    },
    keep: 'Conservar y cerrar sesión',
    discard: (count) => plurals.of(count, 'Tirar el momento', 'Tirar los momentos'),
  },
  discard: {
    title: (count) => plurals.of(count, '¿Tirar 1 momento?', `¿Tirar ${count} momentos?`),
    text: (count) =>
      plurals.of(
        count,
        'Solo está en este teléfono. Si lo tiras, se pierde.',
        'Solo están en este teléfono. Si los tiras, se pierden.',
      ),
    cancel: () => 'Conservar',
    confirm: 'Tirar y cerrar sesión',
  },
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
