import { useCallback, useState } from 'react'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/display/empty-state.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { useEntryState } from '../navigation/use-entry-state.ts'
import { CategoryFilter } from './category-filter.tsx'
import { LoadingPhotos } from './loading-photos.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { useAlbum } from './use-album.ts'
import { useLinkedPhoto } from './use-linked-photo.ts'
import { LazyPhotoViewer } from './viewer/lazy-photo-viewer.tsx'

interface AlbumProps {
  /** As the address says; from then on the filter is this page's own. */
  category: string | null
  page: string | undefined
}

export function Album(address: AlbumProps) {
  const [category, setCategory] = useEntryState('category', address.category)
  const album = useAlbum({ ...address, chosen: category })
  const [openId, setOpenId] = useState<number | null>(null)
  const { wantAll } = album
  const open = useCallback(
    ({ id }: { id: number }) => {
      wantAll()
      setOpenId(id)
    },
    [wantAll],
  )
  useLinkedPhoto(open)
  const openAt = album.photos?.findIndex(({ id }) => id === openId) ?? -1
  const close = useCallback(() => setOpenId(null), [])

  return (
    <>
      <CategoryFilter
        categories={album.categories}
        chosen={category}
        onChoose={(next) => {
          wantAll()
          setCategory(next)
        }}
      />
      {album.hasFailed && <ErrorBox>{galleryTexts.failed}</ErrorBox>}
      {album.isLoading && <LoadingPhotos />}
      {album.photos?.length === 0 && (
        <EmptyState
          action={
            category && (
              <form action="/gallery">
                <Button
                  type="submit"
                  look="line"
                  onClick={(event) => {
                    event.preventDefault()
                    wantAll()
                    setCategory(null)
                  }}
                >
                  {galleryTexts.viewAllPhotos}
                </Button>
              </form>
            )
          }
        >
          {galleryTexts.none(category)}
        </EmptyState>
      )}
      {album.photos && album.photos.length > 0 && (
        <PhotoGrid key={category} photos={album.photos} album={album} onOpen={open} />
      )}
      <LazyPhotoViewer
        photos={album.photos ?? []}
        index={openAt < 0 ? null : openAt}
        onIndexChange={(index) => setOpenId(album.photos?.[index]?.id ?? null)}
        onClose={close}
      />
    </>
  )
}
