import { DELETED_ITEM_RETENTION_DAYS } from '#shared/limits.ts'
import type * as english from '#texts/admin/posts.ts'
import type { Translation } from '../../translation.ts'
import { lists, plurals } from '../grammar.ts'

export const adminPostTexts: Translation<typeof english.adminPostTexts> = {
  heading: 'Entradas',
  columns: ['Título', 'Categoría', 'Fecha', 'Estado', 'Acciones'],
  published: 'Publicada',
  scheduled: 'Programada',
  draft: 'Borrador',
  empty: 'No hay entradas.',
  createFirst: 'Crear tu primera entrada',
  failed:
    'No se pudieron cargar las entradas. Comprueba que tu sesión siga abierta o inténtalo más tarde.',
  acts: { view: 'Ver', edit: 'Editar', delete: 'Eliminar' },
  view: (title) => `Ver «${title}»`,
  edit: (title) => `Editar «${title}»`,
  delete: (title) => `Eliminar «${title}»`,
  filter: 'Filtrar por título o categoría',
  filterPlaceholder: 'Filtrar entradas...',
  status: 'Estado',
  statuses: {
    all: 'Todas',
    published: 'Publicadas',
    scheduled: 'Programadas',
    draft: 'Borradores',
  },
  sort: 'Orden',
  sorts: {
    'date desc': 'Más nuevas primero',
    'date asc': 'Más antiguas primero',
    'title asc': 'Título de la A a la Z',
    'title desc': 'Título de la Z a la A',
  },
  sortBy: (column) => `Ordenar por ${column.toLowerCase()}`,
  noMatch: 'Ninguna entrada pasa este filtro.',
  showAll: 'Ver todas las entradas',
  pages: 'Páginas de entradas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  shown: (from, to, total) => `${from}–${to} de ${total}`,
}

export const deletePostTexts: Translation<typeof english.deletePostTexts> = {
  confirmTitle: '¿Seguro?',
  confirm: 'Esto no se puede deshacer. La entrada se eliminará para siempre.',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  deleting: 'Eliminando...',
}

export const deletePostToasts: Translation<typeof english.deletePostToasts> = {
  done: { title: 'Entrada eliminada', description: 'La entrada ya no está.' },
  failed: { title: 'Error', description: 'No se pudo eliminar la entrada. Inténtalo de nuevo.' },
}

export const deletedTexts: Translation<typeof english.deletedTexts> = {
  heading: 'Eliminado hace poco',
  intro: `Las entradas y fotos eliminadas se quedan aquí ${DELETED_ITEM_RETENTION_DAYS} días. Si restauras una, vuelve con todo: dirección, portada, versiones anteriores y archivos.`,
  empty: 'No se ha eliminado nada hace poco.',
  failed: 'No se pudo cargar lo eliminado. Inténtalo de nuevo más tarde.',
  kinds: { post: 'Entrada', photo: 'Foto' },
  deleted: (day) => `Eliminada el ${day}`,
  until: (day) => `desaparece el ${day}`,
  restore: 'Restaurar',
  restoreOne: (title) => `Restaurar «${title}»`,
  removeOne: (title) => `Eliminar «${title}» para siempre`,
  undo: 'Deshacer',
  showMore: 'Ver más',
  confirmTitle: '¿Eliminar para siempre?',
  confirm: 'Después ya no podrá volver.',
  cancel: 'Dejarlo',
  remove: 'Eliminar del todo',
  removing: 'Eliminando...',
}

export const deletedToasts: Translation<typeof english.deletedToasts> = {
  restored: (count) => ({
    title: 'De vuelta',
    description:
      count === 1 ? 'Está justo donde estaba.' : `Los ${count} están justo donde estaban.`,
  }),
  moved: (title, slug) => ({
    title: 'De vuelta, con otra dirección',
    description: `Mientras tanto, otra entrada se quedó con la dirección de «${title}». Ahora está en /blog/${slug}.`,
  }),
  gone: {
    title: 'Demasiado tarde',
    description: 'Ya se había restaurado en otro sitio o ha desaparecido para siempre.',
  },
  restoreFailed: { title: 'Error', description: 'No se pudo restaurar. Inténtalo de nuevo.' },
  removed: {
    title: 'Eliminado para siempre',
    description: 'Ya no está, ni nada de lo que llevaba consigo.',
  },
  removeFailed: { title: 'Error', description: 'No se pudo eliminar. Inténtalo de nuevo.' },
}

export const categoryTexts: Translation<typeof english.categoryTexts> = {
  title: 'Categorías',
  kinds: { posts: 'Historias', photos: 'Fotos' },
  twoLists: (unchoosable, chipless) =>
    `El blog y el editor usan categorías distintas. ¿Usar una sola lista? Solo en el blog: ${lists.and(unchoosable)}. Solo en el editor: ${lists.and(chipless)}.`,
  oneList: 'Usar una lista',
  photoList:
    'Elige entre estas al añadir una foto. La galería muestra un filtro por cada una que se usa.',
  changeList: 'Cambiar esta lista',
  lead: {
    posts:
      'Este es el orden encima del blog, junto a cada historia y en el editor. Las cinco primeras salen también en el pie de página.',
    photos: 'Este es el orden en el que eliges al añadir una foto.',
  },
  name: (at) => `Nombre de la categoría ${at}`,
  tone: (name) => `Color de ${name}`,
  tones: {
    green: 'Verde',
    blue: 'Azul',
    amber: 'Ámbar',
    violet: 'Violeta',
    rose: 'Rosa',
    indigo: 'Índigo',
    cyan: 'Cian',
    lime: 'Lima',
    own: 'Tu color',
  },
  used: {
    posts: (count) => plurals.counted(count, 'historia', 'historias'),
    photos: (count) => plurals.counted(count, 'foto', 'fotos'),
  },
  formerly: (names) => `Los enlaces a ${lists.and(names)} llevan aquí.`,
  hidden: 'Oculta',
  hide: (name) => `Ocultar ${name}`,
  show: (name) => `Mostrar ${name}`,
  up: (name) => `Subir ${name}`,
  down: (name) => `Bajar ${name}`,
  remove: (name) => `Quitar ${name}`,
  unnamed: 'la categoría nueva',
  moved: (name, place, of) => `${name} es la número ${place} de ${of}`,
  add: 'Añadir categoría',
  cancel: 'Cancelar',
  save: 'Guardar categorías',
  saving: 'Guardando...',
  failed: 'No pudimos cargar las categorías.',
}

export const categoryToasts: Translation<typeof english.categoryToasts> = {
  saved: {
    title: 'Categorías guardadas',
    description: 'Las historias y las fotos se han mudado con ellas.',
  },
  failed: (message) => ({ title: 'No se guardaron las categorías', description: message }),
}
