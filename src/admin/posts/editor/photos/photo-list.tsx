import { photoTexts } from '#texts/admin/editor.ts'
import { UploadStatus } from '../../../photos/upload-list.tsx'
import type { TextPhotos } from './use-text-photos.ts'

/** How far each photo is, with the way to stop it or try again. */
export function PhotoList({ photos }: { photos: TextPhotos }) {
  if (photos.uploads.length === 0) return null
  return (
    <section className="editor-photos" aria-label={photoTexts.adding}>
      {photos.uploads.map((upload) => (
        <UploadStatus
          key={upload.id}
          upload={upload}
          onRetry={() => photos.retry(upload.id)}
          onRemove={() => photos.remove(upload.id)}
        />
      ))}
    </section>
  )
}
