import { ChevronLeft, ChevronRight, Share2, X } from 'lucide'
import { type KeyboardEvent, useEffect, useId } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { parseMediaUrl, srcSet } from '#shared/urls/media-url.ts'
import { dates } from '#texts/grammar.ts'
import { viewerTexts } from '#texts/site/photos.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Modal } from '#ui/overlays/modal.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { photoShape, VIEWER_SIZES } from '../photo-sizes.ts'
import { LikeButton } from './like-button.tsx'
import { sharePhoto } from './share-photo.ts'
import { usePhotoAddress } from './use-photo-address.ts'
import { useSwipe } from './use-swipe.ts'

interface PhotoViewerProps {
  photos: readonly Photo[]
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

export function PhotoViewer({ photos, index, onIndexChange, onClose }: PhotoViewerProps) {
  const title = useId()
  const photo = photos[index]
  const hasOthers = photos.length > 1
  // Round and round: there is no dead end in an album.
  const at = (step: number) => (index + step + photos.length) % photos.length
  const go = (step: number) => {
    if (hasOthers) onIndexChange(at(step))
  }
  const swipe = useSwipe((direction) => go(direction === 'left' ? 1 : -1))
  const next = photos[at(1)]
  const previous = photos[at(-1)]
  useEffect(() => {
    if (next) fetchAhead(next)
    if (previous) fetchAhead(previous)
  }, [next, previous])

  usePhotoAddress(photo?.path, onClose)

  if (!photo) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  return (
    <Modal className="viewer" labelledBy={title} onClose={onClose} onKey={onKeyDown}>
      <div className="pic" {...swipe}>
        <ResponsiveImage
          key={photo.id}
          src={photo.imageUrl}
          alt={photo.title}
          sizes={VIEWER_SIZES}
          eager
          {...photoShape(photo)}
        />
      </div>
      <div className="say">
        <div aria-live="polite">
          <h2 id={title} dir="auto">
            {photo.title}
          </h2>
          {photo.description && <p dir="auto">{photo.description}</p>}
          <p>
            <time dateTime={photo.date}>{dates.short(photo.date)}</time>
            {photo.age && ` · ${photo.age}`}
          </p>
        </div>
        <div className="acts">
          <LikeButton photo={photo} className="icon-btn is-framed" likedClass="is-liked" />
          <IconButton framed label={viewerTexts.share} onClick={() => sharePhoto(photo)}>
            <Icon of={Share2} />
          </IconButton>
        </div>
      </div>
      {hasOthers && (
        <>
          <IconButton className="prev" label={viewerTexts.previous} onClick={() => go(-1)}>
            <Icon of={ChevronLeft} />
          </IconButton>
          <IconButton className="next" label={viewerTexts.next} onClick={() => go(1)}>
            <Icon of={ChevronRight} />
          </IconButton>
        </>
      )}
      {hasOthers && <p className="count">{viewerTexts.count(index + 1, photos.length)}</p>}
      <IconButton className="close" label={viewerTexts.close} onClick={onClose}>
        <Icon of={X} />
      </IconButton>
    </Modal>
  )
}

function fetchAhead(photo: Photo) {
  const image = new Image()
  const media = parseMediaUrl(photo.imageUrl)
  if (!media || media.still) image.src = photo.imageUrl
  else {
    image.sizes = VIEWER_SIZES
    image.srcset = srcSet(media, 'avif')
  }
}
