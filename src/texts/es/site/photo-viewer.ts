import type * as english from '#texts/site/photo-viewer.ts'
import type { Translation } from '../../translation.ts'

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
