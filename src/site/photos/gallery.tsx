import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { isSameCategory } from '#shared/categories.ts'
import { PHOTOS_PER_BATCH } from '#shared/limits.ts'
import { filterPhotosByCategory } from '#shared/lists/search.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { useCategories, useDogCard } from '../app/hooks.ts'
import { useHistoryState } from '../app/navigation.tsx'
import { parameters, useKnownSearch } from '../app/search-parameters.ts'
import { query, useQuery } from '../data/query-cache.ts'
import { LazyPhotoViewer } from './lazy-photo-viewer.tsx'
import { PhotoGrid, SkeletonPhotos } from './photo-grid.tsx'

export function Gallery() {
  const { category, page } = useKnownSearch(parameters.gallery)
  const [plain, slanted] = galleryTexts.heading
  const { galleryLead } = useDogCard()
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>
          {plain} <em>{slanted}</em>
        </h1>
        <p className="lead" dir="auto">
          {galleryLead}
        </p>
      </div>
      <Album key={`${category} ${page}`} category={category ?? null} page={page} />
    </div>
  )
}

interface AlbumProps {
  /** The address sets the filter only at first; afterwards the page keeps its own. */
  category: string | null
  page: string | undefined
}

function Album(address: AlbumProps) {
  const [category, setCategory] = useHistoryState('category', address.category)
  const album = useAlbum({ ...address, chosen: category })
  const [openId, setOpenId] = useState<number | null>(null)
  const { requestAll } = album
  const open = useCallback(
    ({ id }: { id: number }) => {
      requestAll()
      setOpenId(id)
    },
    [requestAll],
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
          requestAll()
          setCategory(next)
        }}
      />
      {album.hasFailed && <ErrorBox>{galleryTexts.failed}</ErrorBox>}
      {album.isLoading && <SkeletonPhotos />}
      {album.photos?.length === 0 && (
        <EmptyState
          action={
            category && (
              <form action="/gallery">
                <Button
                  type="submit"
                  variant="line"
                  onClick={(event) => {
                    event.preventDefault()
                    requestAll()
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
        <PhotoGrid
          key={category}
          photos={album.photos}
          page={album.page}
          hasMore={album.hasMore}
          onMore={requestAll}
          onOpen={open}
        />
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

interface CategoryFilterProps {
  categories: readonly string[]
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** The buttons submit a plain form, so that they work without JavaScript. */
function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const choose = (category: string | null) => (event: MouseEvent) => {
    event.preventDefault()
    onChoose(category)
  }
  return (
    <form className="filter-bar" action="/gallery">
      <fieldset className="chips">
        <legend className="sr">{galleryTexts.filterLabel}</legend>
        <button
          type="submit"
          className="chip"
          aria-pressed={chosen === null}
          onClick={choose(null)}
        >
          {galleryTexts.allPhotos}
        </button>
        {categories.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className="chip"
            aria-pressed={chosen !== null && isSameCategory(chosen, category)}
            onClick={choose(category)}
          >
            {category}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

interface AlbumOptions extends AlbumProps {
  chosen: string | null
}

function useAlbum({ category, page, chosen }: AlbumOptions) {
  const { of } = useCategories('photos')
  const [isAllRequested, setAllRequested] = useHistoryState('all photos', false)
  const batch = useQuery(query('galleryPage', { category: category ?? undefined, page }))
  const first = batch.data
  const isComplete = first !== undefined && category === null && first.pages === 1
  const everything = useQuery({ ...query('photos'), enabled: isAllRequested && !isComplete })
  const all = isComplete ? first.photos : everything.data
  const inBatch = chosen === category ? first?.photos : undefined
  const photos = all
    ? filterPhotosByCategory(all, chosen, of).slice(chosen === category ? startOf(first?.page) : 0)
    : inBatch
  const hasFailed = batch.isError || (everything.isError && !photos)
  return {
    photos,
    categories: first?.categories ?? [],
    isLoading: !photos && !hasFailed,
    hasFailed,
    hasMore: !all && first !== undefined && first.page < first.pages,
    /** The batch that the page started with, for links without JavaScript. */
    page: first?.page ?? 1,
    /** All photos are fetched only when a visitor filters, scrolls on or opens a photo. */
    requestAll: useCallback(() => setAllRequested(true), [setAllRequested]),
  }
}

const startOf = (page = 1) => (page - 1) * PHOTOS_PER_BATCH

/** This must match `photoAnchor` of the grid. */
const anchored = /^#photo-(\d+)$/

/** A shared link names a photo in its fragment; the photo opens once. */
function useLinkedPhoto(open: (photo: { id: number }) => void) {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const id = anchored.exec(location.hash)?.[1]
    if (id) latest.current({ id: Number(id) })
  }, [])
}
