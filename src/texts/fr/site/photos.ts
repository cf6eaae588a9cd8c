import type * as english from '#texts/site/photos.ts'
import type { Translation } from '../../translation.ts'

export const galleryTexts: Translation<typeof english.galleryTexts> = {
  allPhotos: 'Toutes les photos',
  viewAllPhotos: 'Toutes les photos',
  failed: 'Impossible de charger la galerie. Réessaie un peu plus tard.',
  heading: ['L’album', 'de famille'],
  filterLabel: 'Filtrer les photos par catégorie',
  morePhotos: 'D’autres photos',
  newerPhotos: 'Photos plus récentes',
  none: (category) =>
    category ? `Aucune photo dans la catégorie « ${category} ».` : 'Aucune photo dans la galerie.',
  like: (title) => `J’aime : ${title}`,
  /** More than the title, which the image's alternative text already says. */
  open: (title) => `Voir : ${title}`,
  clip: 'Clip, ',
}
