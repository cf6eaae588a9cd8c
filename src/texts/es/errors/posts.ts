import {
  MAX_CATEGORIES,
  MAX_DELETED_AT_ONCE,
  MAX_SCHEDULE_YEARS_AHEAD,
  MAX_SLUG_LENGTH,
  minLengths,
} from '#shared/limits.ts'
import type * as english from '#texts/errors/posts.ts'
import type { Translation } from '../../translation.ts'
import { dates, plurals } from '../grammar.ts'

export const postErrors: Translation<typeof english.postErrors> = {
  title: 'El título debe tener al menos 3 caracteres',
  content: 'El contenido debe tener al menos 10 caracteres',
  excerpt: 'El extracto debe tener al menos 10 caracteres',
  cover: 'La imagen de portada debe ser una URL válida',
  category: 'Elige una categoría',
  shortSlug: `El slug debe tener al menos ${minLengths.postSlug} caracteres`,
  longSlug: `El slug puede tener como mucho ${MAX_SLUG_LENGTH} caracteres`,
  notFound: 'La entrada que buscas no existe o se ha eliminado.',
  changedElsewhere:
    'Esta entrada se guardó en otro sitio después de que la abrieras. Compara las dos antes de guardar.',
  draftChangedElsewhere:
    'Este borrador cambió en otra ventana. Compara los dos antes de continuar.',
  alreadyPublic: 'Esta entrada ya es pública: todo el mundo puede leerla en su propia dirección.',
  revisionNotFound: 'Esta versión anterior ya no se conserva. Elige otra.',
  addressNotFound: 'Esta dirección antigua ya no lleva aquí.',
  slugTaken: (slug) => `Otra entrada ya usa el slug «${slug}».`,
  slugFree: (free) => `Este slug está ocupado. «${free}» está libre.`,
  fields: {
    title: 'Título',
    content: 'Contenido',
    excerpt: 'Extracto',
    category: 'Categoría',
  },
}

export const categoryErrors: Translation<typeof english.categoryErrors> = {
  name: 'Ponle un nombre a la categoría',
  letters: 'Usa al menos una letra o una cifra',
  same: (name, other) =>
    name === other
      ? `«${name}» está dos veces en la lista`
      : `«${name}» y «${other}» cuentan como la misma categoría`,
  noneShown: 'Deja visible al menos una categoría',
  tooMany: `Una lista puede tener hasta ${MAX_CATEGORIES} categorías`,
  inUse: (name, count) =>
    `«${name}» todavía tiene ${plurals.counted(count, 'elemento', 'elementos')}. Ocúltala, o muévelos primero.`,
  changedElsewhere:
    'Las categorías cambiaron en otra ventana después de que abrieras esta página. Recárgala para verlas.',
  fields: { name: 'Categoría' },
}

export const trashErrors: Translation<typeof english.trashErrors> = {
  kind: 'Solo pueden volver entradas y fotos',
  noneChosen: 'Elige algo',
  tooMany: `Elige como mucho ${MAX_DELETED_AT_ONCE} a la vez`,
}

export const redirectTexts: Translation<typeof english.redirectTexts> = {
  badPath: 'Escribe la dirección que falta, empezando por una barra, por ejemplo /historia-antigua',
  badTarget: 'Elige una página de este diario, por ejemplo /blog/primer-paseo',
  noTarget: 'En esa dirección no hay ninguna página. Elige una que los visitantes puedan abrir.',
  toItself: 'Una dirección no puede llevar a sí misma. Elige otra página.',
  pageExists: 'En esta dirección hay una página, así que los visitantes ven esa.',
  tooMany: 'Hay demasiadas redirecciones. Quita algunas que ya no le hagan falta a nadie.',
  notFound: 'Esta redirección ya no existe.',
}

export const scheduleErrors: Translation<typeof english.scheduleErrors> = {
  past: 'Esa hora ya pasó. Elige una posterior o publica ahora.',
  pastDay: 'Ese día ya pasó. Elige hoy o uno posterior.',
  tooFar: `Elige un día de los próximos ${MAX_SCHEDULE_YEARS_AHEAD} años.`,
  publishedOn: 'Elige un día entre el 1 de enero de 1990 y hoy.',
  publishedAndScheduled:
    'Una entrada está publicada o programada, no las dos cosas. Quita el día, o publícala más tarde.',
  alreadyPublished: 'Esta entrada ya está publicada. Conviértela en borrador para programarla.',
  gap: ({ day, time }, next) =>
    `El ${dates.long(day)} los relojes se adelantan y la hora ${dates.clock(time)} no existe. La siguiente que existe es ${dates.clock(next.time)}${next.day === day ? '' : ` del ${dates.long(next.day)}`}.`,
}
