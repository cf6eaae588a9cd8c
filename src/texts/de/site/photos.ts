import type * as english from '#texts/site/photos.ts'
import type { Translation } from '../../translation.ts'

export const galleryTexts: Translation<typeof english.galleryTexts> = {
  allPhotos: 'Alle Fotos',
  viewAllPhotos: 'Alle Fotos ansehen',
  failed: 'Die Galerie ließ sich nicht laden. Bitte versuch es später noch einmal.',
  heading: ['Das', 'Familienalbum'],
  filterLabel: 'Fotos nach Kategorie filtern',
  morePhotos: 'Weitere Fotos',
  newerPhotos: 'Neuere Fotos',
  none: (category) =>
    category
      ? `In der Kategorie „${category}“ gibt es noch keine Fotos.`
      : 'In der Galerie gibt es noch keine Fotos.',
  like: (title) => `„${title}“ gefällt mir`,
  open: (title) => `„${title}“ ansehen`,
  clip: 'Clip, ',
}
