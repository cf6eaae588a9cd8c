import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import type { Photo } from '#shared/contract/photos.ts'
import { HOME_PHOTOS, HOME_PHOTOS_READ } from '#shared/limits.ts'
import { homeTexts } from '#texts/site/home.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { ArrowLink } from '#ui/controls/arrow-link.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { Bone } from '#ui/dog/toys.tsx'
import { useSiteQueries } from '../data/site-queries.ts'
import { useQuery } from '../data/use-query.ts'
import { PhotoCard } from '../gallery/photo-card.tsx'
import { LazyPhotoViewer } from '../gallery/viewer/lazy-photo-viewer.tsx'
import { useDog } from '../layout/use-dog.ts'
import { Repeat } from '../parts/repeat.tsx'
import { ListSection } from './list-section.tsx'

export function GallerySection() {
  const { data, isError } = useQuery(useSiteQueries().photos(HOME_PHOTOS_READ))
  const shown = useShownElsewhere()
  const photos = data && shown && photosBeside(data, shown)
  return (
    <ListSection
      id="moments"
      title={homeTexts.gallery}
      turn={homeTexts.galleryTurn}
      prop={<Bone />}
      more={{ href: '/gallery', label: homeTexts.viewFullGallery }}
      album
    >
      {isError ? <ErrorBox>{galleryTexts.failed}</ErrorBox> : <Moments photos={photos} />}
    </ListSection>
  )
}

/** The pictures of the rest of the page; undefined as long as it isn't known. */
function useShownElsewhere(): string[] | undefined {
  const queries = useSiteQueries()
  const { heroPhoto, portrait } = useDog()
  const posts = [useQuery(queries.featured()), useQuery(queries.recent())]
  if (posts.some(({ isPending }) => isPending)) return undefined
  return [
    heroPhoto,
    portrait,
    ...posts.flatMap(({ data = [] }) => data.map((post) => post.coverImage)),
  ]
}

/** No picture twice on one page, as long as there are enough others. */
function photosBeside(photos: readonly Photo[], shown: readonly string[]): Photo[] {
  const others = photos.filter(({ imageUrl }) => !shown.includes(imageUrl))
  return (others.length < HOME_PHOTOS ? photos : others).slice(0, HOME_PHOTOS)
}

function Moments({ photos }: { photos: Photo[] | undefined }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const open = useCallback(({ id }: Photo) => setOpenId(id), [])
  const close = useCallback(() => setOpenId(null), [])
  if (!photos) {
    return (
      <div className="photo-grid" aria-busy="true">
        <Repeat times={HOME_PHOTOS}>
          <Skeleton>
            <SkeletonPart shape="square" />
          </Skeleton>
        </Repeat>
      </div>
    )
  }
  if (photos.length === 0) return <EmptyState>{galleryTexts.none()}</EmptyState>
  return (
    <>
      <ul className="photo-grid">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoCard photo={photo} index={index} onOpen={open} />
          </li>
        ))}
        {photos.length === HOME_PHOTOS && (
          <li className="album-more">
            <strong>{homeTexts.morePhotos}</strong>
            <ArrowLink as={Link} href="/gallery">
              {homeTexts.viewFullGallery}
            </ArrowLink>
          </li>
        )}
      </ul>
      <LazyPhotoViewer
        photos={photos}
        index={openId === null ? null : photos.findIndex(({ id }) => id === openId)}
        onIndexChange={(index) => setOpenId(photos[index]?.id ?? null)}
        onClose={close}
      />
    </>
  )
}
