import type * as english from '#texts/site/photo-page.ts'
import type { Translation } from '../../translation.ts'

export const photoPageTexts: Translation<typeof english.photoPageTexts> = {
  back: 'Todas las fotos',
  beside: 'Las fotos de al lado',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  loading: 'Cargando la foto',
  notFoundTitle: 'Foto no encontrada',
  notFound: 'La foto que buscas no existe o se ha eliminado.',
}
