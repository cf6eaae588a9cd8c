import type * as english from '#texts/site/posts.ts'
import type { Translation } from '../../translation.ts'
import { plurals } from '../grammar.ts'

export const postListTexts: Translation<typeof english.postListTexts> = {
  allPosts: 'Todas las entradas',
  searchPlaceholder: 'Buscar en el blog...',
  searchButton: 'Buscar',
  viewAllPosts: 'Ver todas las entradas',
  failed: 'No se pudieron cargar las entradas. Inténtalo de nuevo más tarde.',
  featuredFailed: 'No se pudieron cargar las entradas destacadas. Inténtalo de nuevo más tarde.',
  recentFailed: 'No se pudieron cargar las últimas entradas. Inténtalo de nuevo más tarde.',
  heading({ search, category }) {
    if (search) return `Resultados: ${search}`
    return category ? `Entradas de ${category}` : null
  },
  subtitle({ search, category }, total) {
    if (!search && !category) return blogTexts.subtitle
    const where = search && category ? ` en ${category}` : ''
    if (total === undefined) return search ? `Buscando${where}` : `Todo lo guardado en ${category}.`
    const posts = plurals.counted(total, 'entrada', 'entradas')
    if (!search) return `${posts} en ${category}, primero lo más nuevo.`
    return `${posts} ${plurals.of(total, 'encontrada', 'encontradas')}${where}.`
  },
  none({ search, category }) {
    if (search) return `No hay entradas con «${search}».`
    return category ? `No hay entradas en la categoría ${category}.` : 'No hay entradas.'
  },
}

export const blogTexts: Translation<typeof english.blogTexts> = {
  heading: ['Historias', 'a\u00a0ras de suelo'],
  subtitle:
    'Paseos, siestas, visitas al veterinario y algún que otro escándalo, primero lo más nuevo.',
  filterLabel: 'Filtrar las entradas por categoría',
  yearAsBook: (year) => `Todo ${year} en un libro`,
  pagination: {
    label: 'Paginación',
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    pageLabel: (page) => `Página ${page}`,
  },
}

export const postTexts: Translation<typeof english.postTexts> = {
  backToBlog: 'Volver al blog',
  share: 'Compartir esta entrada',
  notFoundTitle: 'Entrada no encontrada',
  notFound: 'La entrada que buscas no existe o se ha eliminado.',
  returnToBlog: 'Volver al blog',
  loading: 'Cargando la entrada',
  copyLink: 'Copiar el enlace',
  /** Shown in a browser alert. */
  copied: '¡Enlace copiado al portapapeles!',
  copyByHand: 'Copia este enlace:',
  aboutDog: (name) => `Sobre ${name}`,
  readStory: () => 'Leer su historia',
  categories: 'Categorías',
  byCategory: 'Entradas por categoría',
  readingTime: (minutes) => `${minutes} min de lectura`,
  comments: (count) => plurals.counted(count, 'comentario', 'comentarios'),
}

export const taleTexts: Translation<typeof english.taleTexts> = {
  heading: ['El rastro', 'continúa'],
  next: 'Historia siguiente',
  previous: 'Historia anterior',
  moreFrom: (category) => `Más de ${category}`,
}
