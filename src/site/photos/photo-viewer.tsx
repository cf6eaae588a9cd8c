import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { posterVariantUrl } from '#shared/urls/clip-url.ts'
import { parseMediaUrl, srcSet } from '#shared/urls/media-url.ts'
import { dates } from '#texts/grammar.ts'
import { sharePhotoToasts, viewerTexts } from '#texts/site/photo-viewer.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { copyText } from '#ui/controls/copy-text.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ChevronLeft } from '#ui/icons/chevron-left.ts'
import { ChevronRight } from '#ui/icons/chevron-right.ts'
import { Share2 } from '#ui/icons/share-2.ts'
import { X } from '#ui/icons/x.ts'
import { Modal } from '#ui/overlays/modal.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { LikeButton, photoSizeOf, VIEWER_SIZES } from './photo-card.tsx'
import { clipOf, PhotoClip } from './photo-clip.tsx'
import { usePictureGestures } from './picture-gestures.ts'

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
  // The album wraps around at both ends.
  const at = (step: number) => (index + step + photos.length) % photos.length
  const go = (step: number) => {
    if (hasOthers) onIndexChange(at(step))
  }
  const gestures = usePictureGestures(photo?.id, (direction) => go(direction === 'left' ? 1 : -1))
  const next = photos[at(1)]
  const previous = photos[at(-1)]
  useEffect(() => {
    if (next) fetchAhead(next)
    if (previous) fetchAhead(previous)
  }, [next, previous])

  const [loadedId, setLoadedId] = useState<number>()

  usePhotoAddress(photo?.path, onClose)

  if (!photo) return null
  const clip = clipOf(photo)
  const label = photo.alt ?? photo.title
  const onKeyDown = (event: KeyboardEvent) => {
    // The video player has keys of its own.
    if (event.target instanceof HTMLVideoElement) return
    if (event.altKey || event.ctrlKey || event.metaKey || gestures.onKey(event)) return
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  return (
    <Modal className="viewer" labelledBy={title} onClose={onClose} onKey={onKeyDown}>
      {/* The first control gets the focus. */}
      <IconButton className="close" label={viewerTexts.close} onClick={onClose}>
        <Icon of={X} />
      </IconButton>
      <div
        className={clip ? 'pic is-clip' : 'pic'}
        ref={gestures.frame}
        {...gestures.handlers}
        onLoadCapture={() => setLoadedId(photo.id)}
      >
        {/* After loading, the placeholder would show behind a swiped or enlarged picture. */}
        {photo.placeholder && !clip && loadedId !== photo.id && (
          <ThumbPlaceholder key={photo.placeholder} hash={photo.placeholder} />
        )}
        {clip ? (
          <PhotoClip key={photo.id} clip={clip} label={label} />
        ) : (
          <ResponsiveImage
            key={photo.id}
            src={photo.imageUrl}
            alt={label}
            sizes={VIEWER_SIZES}
            eager
            {...photoSizeOf(photo)}
          />
        )}
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
    </Modal>
  )
}

function fetchAhead(photo: Photo) {
  const image = new Image()
  const media = parseMediaUrl(photo.imageUrl)
  const clip = clipOf(photo)
  if (clip) image.src = posterVariantUrl(clip) ?? photo.imageUrl
  else if (!media || media.still) image.src = photo.imageUrl
  else {
    image.sizes = VIEWER_SIZES
    image.srcset = srcSet(media, 'avif')
  }
}

/**
 * The state of the address bar. `leaving` lasts until the browser has gone back, which is
 * asynchronous.
 */
let bar: 'page' | 'photo' | 'leaving' = 'page'

/**
 * An open photo puts its own address into the bar, over the page underneath, so that it can be
 * shared and the browser's back button closes it.
 */
function usePhotoAddress(path: string | undefined, onBack: () => void) {
  const latest = useRef({ path, onBack })
  latest.current = { path, onBack }

  useEffect(() => {
    const onPopState = () => {
      const was = bar
      bar = 'page'
      if (was === 'photo') latest.current.onBack()
      // A photo was opened while the browser was still going back from the previous one.
      else show(latest.current.path)
    }
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
      if (bar === 'photo') leave()
    }
  }, [])
  useEffect(() => show(path), [path])
}

function show(path: string | undefined) {
  if (!path || bar === 'leaving') return
  if (bar === 'photo') history.replaceState(history.state, '', path)
  else history.pushState({ entry: `${path} over` }, '', path)
  bar = 'photo'
}

function leave() {
  bar = 'leaving'
  const finish = () => {
    if (bar === 'leaving') bar = 'page'
  }
  addEventListener('popstate', finish, { once: true })
  history.back()
}

async function sharePhoto(photo: Photo) {
  const url = location.origin + photo.path
  const data = { title: photo.title, text: photo.description || undefined, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  const copied = await copyText(url)
  showToast(copied ? sharePhotoToasts.copied : sharePhotoToasts.failed(url))
}
