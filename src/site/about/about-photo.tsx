import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { AlbumPhoto } from '../parts/album-photo.tsx'

/** From the album, beside the words; leads to its own page. */
export function AboutPhoto({ photo }: { photo: Photo | undefined }) {
  if (!photo) return null
  return (
    <AlbumPhoto
      className="about-photo"
      beneath={
        <figcaption>
          <Link href={photo.path} dir="auto">
            {photo.title}
          </Link>
        </figcaption>
      }
    >
      {photo.placeholder && <ThumbPlaceholder hash={photo.placeholder} />}
      <ResponsiveImage
        src={photo.imageUrl}
        focalPoint={photo.focalPoint}
        alt=""
        sizes="(min-width: 1344px) 430px, (min-width: 768px) 36vw, 80vw"
        width={photo.width ?? undefined}
        height={photo.height ?? undefined}
      />
    </AlbumPhoto>
  )
}
