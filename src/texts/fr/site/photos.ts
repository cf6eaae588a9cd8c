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
  /** Not the bare title: the picture beside it says that already. */
  open: (title) => `Voir : ${title}`,
  clip: 'Clip, ',
}

export const viewerTexts: Translation<typeof english.viewerTexts> = {
  share: 'Partager cette photo',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
  count: (at, of) => `${at} sur ${of}`,
}

export const sharePhotoToasts: Translation<typeof english.sharePhotoToasts> = {
  copied: {
    title: 'Lien copié',
    description: 'Le lien vers cette photo est dans ton presse-papiers.',
  },
  failed: (url) => ({ title: 'Copie ce lien', description: url }),
}
