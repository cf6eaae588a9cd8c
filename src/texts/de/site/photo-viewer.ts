import type * as english from '#texts/site/photo-viewer.ts'
import type { Translation } from '../../translation.ts'

export const viewerTexts: Translation<typeof english.viewerTexts> = {
  share: 'Dieses Foto teilen',
  previous: 'Voriges Foto',
  next: 'Nächstes Foto',
  close: 'Schließen',
  count: (at, of) => `${at} von ${of}`,
}

export const sharePhotoToasts: Translation<typeof english.sharePhotoToasts> = {
  copied: {
    title: 'Link kopiert',
    description: 'Der Link zu diesem Foto liegt in deiner Zwischenablage.',
  },
  failed: (url) => ({ title: 'Kopier diesen Link', description: url }),
}
