import { useEffect, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import { PHOTOS_PER_PORTION } from '#shared/limits.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { useEntryState } from '../navigation/use-entry-state.ts'
import { PhotoCard } from './photo-card.tsx'
import type { AlbumView } from './use-album.ts'
import { photoAnchor } from './use-linked-photo.ts'

interface PhotoGridProps {
  photos: Photo[]
  album: AlbumView
  onOpen: (photo: Photo) => void
}

/** A phone's first row. More of them at once would only hold each other up. */
const CARDS_FIRST = 2
/** So many at the end may be drawn wider, to fill the last rows. */
const WIDE_CARDS = 5

/** Grows by a portion whenever its end comes near; two thousand photos at once would be a wall. */
export function PhotoGrid({ photos, album, onOpen }: PhotoGridProps) {
  const [portions, setPortions] = useEntryState('portions', 1)
  const shown = photos.slice(0, portions * PHOTOS_PER_PORTION)
  const hasMore = shown.length < photos.length || album.hasMore
  const end = useNearEnd(hasMore, () => {
    if (shown.length < photos.length) setPortions(portions + 1)
    else album.wantAll()
  })
  const search = useSearch()
  return (
    <>
      {album.page > 1 && (
        <PortionLink search={search} page={album.page - 1} label={galleryTexts.newerPhotos} />
      )}
      <ul className="gallery-grid">
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            id={photoAnchor(photo.id)}
            className={index < PHOTOS_PER_PORTION ? undefined : 'is-later'}
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
          <PortionLink search={search} page={album.page + 1} label={galleryTexts.morePhotos} />
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
      <Link className={buttonClass({ look: 'line' })} href={`/gallery?${query}`}>
        {label}
      </Link>
    </p>
  )
}

/** Calls while the marked element is within a screen of being seen. */
function useNearEnd(isWatching: boolean, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  latest.current = onNear
  // Made anew after each portion: an observer that still sees the end says so only once.
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
