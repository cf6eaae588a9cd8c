import type * as english from '#texts/site/photos.ts'
import type { Translation } from '../../translation.ts'

export const galleryTexts: Translation<typeof english.galleryTexts> = {
  allPhotos: 'Todas las fotos',
  viewAllPhotos: 'Ver todas las fotos',
  failed: 'No se pudo cargar la galería. Inténtalo de nuevo más tarde.',
  heading: ['El álbum', 'de la familia'],
  filterLabel: 'Filtrar las fotos por categoría',
  morePhotos: 'Más fotos',
  newerPhotos: 'Fotos más nuevas',
  none: (category) =>
    category ? `No hay fotos en la categoría ${category}.` : 'No hay fotos en la galería.',
  like: (title) => `Me gusta: ${title}`,
  open: (title) => `Ver ${title}`,
  clip: 'Clip, ',
}
