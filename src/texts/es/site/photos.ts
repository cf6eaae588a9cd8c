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

export const viewerTexts: Translation<typeof english.viewerTexts> = {
  share: 'Compartir esta foto',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  close: 'Cerrar',
  count: (at, of) => `${at} de ${of}`,
}

export const sharePhotoToasts: Translation<typeof english.sharePhotoToasts> = {
  copied: {
    title: 'Enlace copiado',
    description: 'El enlace a esta foto está en tu portapapeles.',
  },
  failed: (url) => ({ title: 'Copia este enlace', description: url }),
}
