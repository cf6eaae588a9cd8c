import { useEffect, useRef } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_BATCH, skeletonCounts } from '#shared/limits.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/loading.tsx'
import { Link, useHistoryState, useSearch } from '../app/navigation.tsx'
import { AlbumPhoto, Repeat } from '../app/parts.tsx'
import { PhotoCard } from './photo-card.tsx'

interface PhotoGridProps {
  photos: Photo[]
  page: number
  hasMore: boolean
  onMore: () => void
  onOpen: (photo: Photo) => void
}

/** Two cards fill a phone's first row. Fetching more at once would slow down all of them. */
const CARDS_FIRST = 2
/** These last cards may be wider, to fill the final rows. */
const WIDE_CARDS = 5

/** Shared links end in this anchor. */
const photoAnchor = (id: number) => `photo-${id}`

/**
 * Appends a batch whenever the end comes near, because thousands of photos at once would be slow.
 */
export function PhotoGrid({ photos, page, onMore, onOpen, ...rest }: PhotoGridProps) {
  const [portions, setPortions] = useHistoryState('portions', 1)
  const shown = photos.slice(0, portions * PHOTOS_PER_BATCH)
  const hasMore = shown.length < photos.length || rest.hasMore
  const end = useNearEnd(hasMore, () => {
    if (shown.length < photos.length) setPortions(portions + 1)
    else onMore()
  })
  const search = useSearch()
  return (
    <>
      {page > 1 && <PortionLink search={search} page={page - 1} label={galleryTexts.newerPhotos} />}
      <ul className="gallery-grid">
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            id={photoAnchor(photo.id)}
            className={index < PHOTOS_PER_BATCH ? undefined : 'is-later'}
          >
            <PhotoCard
              photo={photo}
              index={index}
              eagerCards={CARDS_FIRST}
              isWide={index >= shown.length - WIDE_CARDS}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={end}>
          <PortionLink search={search} page={page + 1} label={galleryTexts.morePhotos} />
        </div>
      )}
    </>
  )
}

function PortionLink({ search, page, label }: { search: string; page: number; label: string }) {
  const query = new URLSearchParams(search)
  query.set('page', String(page))
  return (
    <p className="portion-link">
      <Link className={buttonClass({ variant: 'line' })} href={`/gallery?${query}`}>
        {label}
      </Link>
    </p>
  )
}

/** Calls `onNear` when the element is within one screen of the viewport. */
function useNearEnd(isWatching: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  latest.current = onNear
  // An observer reports a visible end only once, so each batch creates a new one.
  useEffect(() => {
    if (!isWatching || !element.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  })
  return element
}

export function SkeletonPhotos() {
  return (
    <div className="gallery-grid">
      <Repeat times={skeletonCounts.galleryPhotos}>
        <Skeleton>
          <AlbumPhoto
            beneath={
              <figcaption>
                <strong>
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" className="on-phone" />
                </strong>
                <span className="like" />
                <time>
                  <SkeletonPart shape="text" />
                </time>
                <p>
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" />
                  <SkeletonPart shape="text" className="on-phone" />
                </p>
              </figcaption>
            }
          />
        </Skeleton>
      </Repeat>
    </div>
  )
}
