import type * as english from '#texts/site/photo-page.ts'
import type { Translation } from '../../translation.ts'

export const photoPageTexts: Translation<typeof english.photoPageTexts> = {
  back: 'Alle Fotos',
  beside: 'Fotos daneben',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  loading: 'Das Foto wird geladen',
  notFoundTitle: 'Foto nicht gefunden',
  notFound: 'Dieses Foto gibt es nicht oder nicht mehr.',
}
