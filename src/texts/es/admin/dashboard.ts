import type * as english from '#texts/admin/dashboard.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'
import { moderationTexts } from './comments.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const dashboardTexts: Translation<typeof english.dashboardTexts> = {
  newPost: 'Nueva entrada',
  viewBlog: 'Ver el blog',
  tabs: { overview: 'Resumen', content: 'Contenido', ideas: 'Ideas' },
  tabsLabel: 'Panel',
  contentTabsLabel: 'Contenido',
  contentTabs: {
    posts: 'Entradas',
    gallery: 'Galería',
    access: 'Accesos',
    deleted: 'Eliminado hace poco',
  },
  counts: { total: 'Total de entradas', published: 'Públicas', drafts: 'Borradores' },
  recentPosts: 'Últimas entradas',
  viewAll: 'Ver todo',
  noPosts: 'Aún no hay entradas. ¡A escribir!',
  noPhotos: 'Aún no hay fotos. ¡Añade alguna a tu galería!',
  addPhoto: 'Añadir foto',
  galleryNote: 'Esta parte aún está creciendo. Todas las herramientas para tus fotos están en la',
  galleryNoteLink: 'gestión de la galería',
  useThisIdea: 'Usar esta idea',
  moreIdeas: 'Más ideas con IA',
  moreIdeasBusy: 'Pensando ideas...',
  ideas: 'Ideas para entradas',
  quickActions: 'Acciones rápidas',
  writeNewPost: 'Nueva entrada',
  addPhotos: 'Añadir fotos',
  logWeight: 'Anotar un peso',
  assistant: 'Ayudante de escritura con IA',
  assistantItems: (name) => [
    'Pule tus frases sin cambiarte la voz',
    `Encuentra ideas en la época del año y en la edad de ${name}`,
    'Te escribe el extracto',
  ],
  startWriting: 'Escribir con IA',
  calendar: 'Calendario de contenidos',
  viewCalendar: 'Ver el calendario',
  accessGuideHeading: 'Guía de acceso',
  accessOwn: 'Tu contraseña y tus sesiones están en',
  accessOwnLink: 'Ajustes, Cuenta y seguridad',
  accessGuide: {
    addUsers: 'Cómo dar acceso a otras personas',
    troubleshooting: 'Si algo no funciona',
  },
  /** "La familia" is feminine, regardless of the reader's gender. */
  greeting(hour, name) {
    if (hour < 4 || hour >= 23) return `¿Todavía en pie, familia de ${name}?`
    if (hour < 12) return `Buenos días, familia de ${name}`
    return `${hour < 20 ? 'Buenas tardes' : 'Buenas noches'}, familia de ${name}`
  },
  birthday: (name, years) =>
    `¡Feliz cumpleaños! Hoy ${name} cumple ${plurals.counted(years, 'año', 'años')}.`,
  sinceLastStory({ lastDay, today, name }) {
    if (!lastDay) return `Nadie ha leído nada de ${name} todavía. Hoy sería un buen día.`
    const days = Math.round((Date.parse(today) - Date.parse(lastDay)) / DAY_MS)
    if (days < 1) return 'Hoy ha salido una historia nueva. Toca premio.'
    if (days === 1) return `La última historia salió ayer. ${name} ya está haciendo de las suyas.`
    if (days < 14)
      return `La última historia salió hace ${days} días. Desde entonces, ${name} ha dado para otras tres.`
    const weeks = Math.floor(days / 7)
    if (weeks < 9) return `La última historia salió hace ${weeks} semanas. Alguna habrá que contar.`
    return 'Hace ya un tiempo de la última historia. Una cortita también cuenta.'
  },
  sampleIdeas: (name) => [
    {
      title: `Un día en la vida de ${name}, hora a hora`,
      why: 'Apuntes cortos, del desayuno al último bostezo. Lo de las siestas le interesa a todo el mundo.',
    },
    {
      title: 'Cinco cosas que debería saber quien estrena perro',
      why: 'Escaleras, mantas, opiniones: lo que te habría gustado que te contaran la primera semana.',
    },
    {
      title: `Los paseos favoritos de ${name}, puntuados por olores`,
      why: 'Tres rutas, una nota sincera para cada una y una foto a la altura del hocico.',
    },
  ],
}

const storiesText = (count: number) => plurals.counted(count, 'historia', 'historias')

export const glanceTexts: Translation<typeof english.glanceTexts> = {
  nextOut: 'Próxima salida',
  year: 'Un año escribiendo',
  stories: storiesText,
  yearLabel: (count) =>
    `${storiesText(count)} ${plurals.of(count, 'publicada', 'publicadas')} en las últimas 52 semanas`,
  week: (begins, count) => `Semana del ${begins}: ${storiesText(count)}`,
  categories: 'Categorías',
  lastWritten: 'Última vez',
  never: 'Aún no',
  ago(day, today) {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS)
    if (days <= 0) return 'hoy'
    if (days === 1) return 'ayer'
    if (days < 14) return `hace ${days} días`
    if (days < 70) return `hace ${Math.floor(days / 7)} semanas`
    if (days < 730) return `hace ${Math.floor(days / 30.44)} meses`
    return `hace ${Math.floor(days / 365)} años`
  },
}

export const searchTexts: Translation<typeof english.searchTexts> = {
  label: 'Buscar entradas',
  placeholder: 'Buscar entradas...',
  results: 'Entradas que coinciden',
  none: (term) => `Ninguna entrada coincide con «${term}».`,
  found: (count) => plurals.counted(count, 'entrada encontrada', 'entradas encontradas'),
}

export const calendarTexts: Translation<typeof english.calendarTexts> = {
  description:
    'Las entradas publicadas aparecen en su fecha; los borradores, el día en que los empezaste.',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  none: 'Nada este mes.',
  open: 'Planificar en el calendario',
}

export const worthALookTexts: Translation<typeof english.worthALookTexts> = {
  heading: 'Merece un vistazo',
  messages: (count) => plurals.counted(count, 'mensaje sin leer', 'mensajes sin leer'),
  comments: (count) => moderationTexts.waitingCount(count),
  letters: {
    leaving: (subject) => `«${subject}» está a punto de salir como carta`,
    sending: (subject) => `«${subject}» está saliendo como carta`,
    paused: (subject) => `La carta «${subject}» está en pausa`,
    held: (subject) => `La carta «${subject}» te espera`,
  },
}
