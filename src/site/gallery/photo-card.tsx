import { type MouseEvent, memo } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { dates } from '#texts/grammar.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { AlbumPhoto } from '../parts/album-photo.tsx'
import { cardSizes, photoShape } from './photo-sizes.ts'
import { LikeButton } from './viewer/like-button.tsx'

interface PhotoCardProps {
  photo: Photo
  onOpen: (photo: Photo) => void
  /** Its place in the list. */
  index: number
  /** How many cards from the first are fetched without waiting. */
  eagerCards?: number
  /** It may be drawn two cards wide. */
  isWide?: boolean
}

const wantsOtherWindow = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey

/** Opening one photo draws none of the cards again. */
export const PhotoCard = memo(function PhotoCard(props: PhotoCardProps) {
  const { photo, onOpen, index, eagerCards = 0, isWide } = props
  return (
    <AlbumPhoto
      beneath={
        <>
          <figcaption>
            <strong dir="auto">{photo.title}</strong>
            <LikeButton photo={photo} className="like" likedClass="is-on" />
            <time dateTime={photo.date}>{dates.short(photo.date)}</time>
            {photo.description && <p dir="auto">{photo.description}</p>}
          </figcaption>
          <a
            className="photo-open"
            href={photo.path}
            onClick={(event) => {
              if (wantsOtherWindow(event)) return
              event.preventDefault()
              onOpen(photo)
            }}
          >
            <span className="sr">{galleryTexts.open(photo.title)}</span>
          </a>
        </>
      }
    >
      {photo.placeholder && <ThumbPlaceholder hash={photo.placeholder} />}
      <ResponsiveImage
        src={photo.imageUrl}
        focalPoint={photo.focalPoint}
        // The title is read out already, with the link that opens the photo.
        alt={photo.description ?? ''}
        sizes={cardSizes(photo, isWide ? 2 : 1)}
        eager={index < eagerCards}
        {...photoShape(photo)}
      />
    </AlbumPhoto>
  )
})
