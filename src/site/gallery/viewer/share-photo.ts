import type { Photo } from '#shared/contract/photos.ts'
import { sharePhotoToasts } from '#texts/site/photos.ts'
import { copyText } from '#ui/controls/copy-text.ts'
import { toast } from '#ui/overlays/toast.ts'

/** By the device's own sheet where there is one, else by copying the link. */
export async function sharePhoto(photo: Photo) {
  const url = location.origin + photo.path
  const data = { title: photo.title, text: photo.description ?? undefined, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const copied = await copyText(url)
  toast(copied ? sharePhotoToasts.copied : sharePhotoToasts.failed(url))
}
