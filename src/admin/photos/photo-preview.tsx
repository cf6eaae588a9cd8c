import { useContext, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { focalPointClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl, srcSet } from '#shared/urls/media-url.ts'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { FocalPointsContext } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'

interface PhotoPreviewProps {
  photo: Pick<Photo, 'imageUrl' | 'placeholder'>
  sizes?: string
}

/** Loads a small variant; a broken image is replaced by a text. */
export function PhotoPreview({ photo, sizes = '72px' }: PhotoPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const focalPoint = useContext(FocalPointsContext)(photo.imageUrl)
  if (broken === photo.imageUrl) {
    return <span className="thumb photo-preview is-broken">{texts.brokenImage}</span>
  }
  const media = parseMediaUrl(photo.imageUrl)
  return (
    <span className="thumb photo-preview">
      {photo.placeholder && <ThumbPlaceholder hash={photo.placeholder} />}
      <img
        className={focalPointClass(focalPoint)}
        src={media?.still ?? photo.imageUrl}
        srcSet={media && !media.still ? srcSet(media, 'webp') : undefined}
        sizes={sizes}
        alt=""
        width={72}
        height={54}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(photo.imageUrl)}
      />
    </span>
  )
}
