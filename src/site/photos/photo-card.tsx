import { memo, useSyncExternalStore } from 'react'
import { formatLengthOfClipUrl } from '#shared/clip-length.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { parseMediaUrl } from '#shared/urls/media-url.ts'
import { dates } from '#texts/grammar.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Heart } from '#ui/icons/heart.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { hasModifierKey } from '../app/navigation.tsx'
import { AlbumPhoto } from '../app/parts.tsx'

interface PhotoCardProps {
  photo: Photo
  onOpen: (photo: Photo) => void
  index: number
  eagerCards?: number
  /** Allows a card two columns wide. */
  isWide?: boolean
}

/** Memoized, because opening one photo must not render all cards again. */
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
              if (hasModifierKey(event)) return
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
        // The link that opens the photo already announces the title.
        alt={photo.alt ?? photo.description ?? ''}
        sizes={cardSizes(photo, isWide ? 2 : 1)}
        eager={index < eagerCards}
        {...photoSizeOf(photo)}
      />
      {photo.clip && (
        <span className="clip-len">
          <span className="sr">{galleryTexts.clip}</span>
          {formatLengthOfClipUrl(photo.clip)}
        </span>
      )}
    </AlbumPhoto>
  )
})

interface LikeButtonProps {
  photo: Photo
  className: string
  likedClass: string
}

export function LikeButton({ photo, className, likedClass }: LikeButtonProps) {
  const [isLiked, toggle] = useLike(photo.id)
  return (
    <button
      type="button"
      className={classNames(className, isLiked && likedClass)}
      aria-label={galleryTexts.like(photo.title)}
      aria-pressed={isLiked}
      onClick={toggle}
    >
      <Icon of={Heart} className="heart" />
    </button>
  )
}

const liked = new Set<number>()
const listeners = new Set<() => void>()

function toggle(photoId: number) {
  if (!liked.delete(photoId)) liked.add(photoId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Likes live only in this page and are never sent; a photo's card and its large view share them.
 */
function useLike(photoId: number): [isLiked: boolean, toggle: () => void] {
  const isLiked = useSyncExternalStore(
    subscribe,
    () => liked.has(photoId),
    () => false,
  )
  return [isLiked, () => toggle(photoId)]
}

export function photoSizeOf(photo: Photo): { width?: number; height?: number } {
  const media = parseMediaUrl(photo.imageUrl)
  return {
    width: media?.width ?? photo.width ?? undefined,
    height: media?.height ?? photo.height ?? undefined,
  }
}

/**
 * A square card crops a wide photo at its sides, so the picture is wider than the card. Some cards
 * are two columns wide.
 */
function cardSizes(photo: Photo, cards = 1): string {
  const { width = 1, height = 1 } = photoSizeOf(photo)
  const overhang = Math.max(cards, width / height)
  const drawn = (share: number) => Math.round(share * overhang)
  return `(min-width: 1344px) ${drawn(266)}px, (min-width: 1024px) ${drawn(20)}vw, (min-width: 768px) ${drawn(27)}vw, ${drawn(40)}vw`
}

export const VIEWER_SIZES = '(min-width: 932px) 876px, 94vw'
