import type * as english from '#texts/site/photo-viewer.ts'
import type { Translation } from '../../translation.ts'

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
