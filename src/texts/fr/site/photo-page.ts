import type * as english from '#texts/site/photo-page.ts'
import type { Translation } from '../../translation.ts'

export const photoPageTexts: Translation<typeof english.photoPageTexts> = {
  back: 'Toutes les photos',
  beside: 'Les photos voisines',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  loading: 'La photo arrive',
  notFoundTitle: 'Photo introuvable',
  notFound: 'La photo que tu cherches n’existe pas ou a été retirée.',
}
