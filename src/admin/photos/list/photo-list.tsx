import { useQuery } from '@tanstack/react-query'
import type { Photo } from '#shared/contract/photos.ts'
import { skeletons } from '#shared/limits.ts'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Skeleton, SkeletonPart } from '#ui/display/skeleton.tsx'
import { photosQuery } from '../../app/queries.ts'
import { PhotoFilters } from './photo-filters.tsx'
import { PhotoPages } from './photo-pages.tsx'
import { PhotoTable } from './photo-table.tsx'
import { PhotoTiles } from './photo-tiles.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { usePhotoList } from './use-photo-list.ts'
import { usePhotoView } from './use-photo-view.ts'
import { ViewChoice } from './view-choice.tsx'

interface PhotoListProps {
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

export function PhotoList(props: PhotoListProps) {
  const { data: photos, isPending, refetch } = useQuery(photosQuery)
  if (isPending) return <PhotoSkeletons />
  if (!photos) {
    return (
      <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>
        {galleryTexts.failed}
      </ErrorBox>
    )
  }
  if (photos.length === 0) return <EmptyState>{texts.empty}</EmptyState>
  return <LoadedPhotos photos={photos} {...props} />
}

function LoadedPhotos({ photos, ...actions }: PhotoListProps & { photos: Photo[] }) {
  const list = usePhotoList(photos)
  const [view, show] = usePhotoView()
  const Photos = view === 'tiles' ? PhotoTiles : PhotoTable
  return (
    <section className="box table-box" aria-label={texts.photos}>
      <PhotoFilters list={list}>
        <ViewChoice view={view} onShow={show} />
      </PhotoFilters>
      {list.total === 0 ? (
        <EmptyState
          action={
            <Button look="line" small onClick={list.showAll}>
              {texts.showAll}
            </Button>
          }
        >
          {texts.noMatch}
        </EmptyState>
      ) : (
        <>
          <SelectionBar list={list} />
          <Photos list={list} {...actions} />
          <PhotoPages list={list} />
        </>
      )}
    </section>
  )
}

function PhotoSkeletons() {
  return (
    <div className="box table-box" role="status" aria-label={adminTexts.loading}>
      {Array.from({ length: skeletons.adminPostRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={row} className="photo-skel">
          <SkeletonPart shape="pic" />
          <SkeletonPart shape="half" />
        </Skeleton>
      ))}
    </div>
  )
}
