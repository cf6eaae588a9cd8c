import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { skeletonCounts } from '#shared/limits.ts'
import {
  photoDayTexts,
  photoSelectionTexts,
  adminGalleryTexts as texts,
} from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { LayoutGrid } from '#ui/icons/layout-grid.ts'
import { List } from '#ui/icons/list.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Select } from '../parts/fields.tsx'
import { SearchBox } from '../parts/list.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { getTodayInBrowser, usePhotoOrder, useSetPhotoDays } from './photo-days.ts'
import { type PhotoActionHandlers, PhotoTable, PhotoTiles } from './photo-rows.tsx'
import {
  type PhotoListState,
  type PhotoView,
  photoViews,
  usePhotoList,
  usePhotoView,
  useSelectedPhotoActions,
} from './use-photos.ts'

export function PhotoList(props: PhotoActionHandlers) {
  const { data: photos, isPending, refetch } = useQuery(photosQuery)
  if (isPending) return <PhotosSkeleton />
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

function LoadedPhotos({ photos, ...acts }: PhotoActionHandlers & { photos: Photo[] }) {
  const list = usePhotoList(photos)
  const [view, show] = usePhotoView()
  const arrange = usePhotoOrder(photos)
  // A filter hides neighbors, so the owner could not see where a photo moves.
  const arranging = list.isFiltered ? null : arrange
  const Photos = view === 'tiles' ? PhotoTiles : PhotoTable
  return (
    <section className="box table-box" aria-label={texts.photos}>
      <PhotoFilters list={list}>
        <ViewChoice view={view} onShow={show} />
      </PhotoFilters>
      {list.total === 0 ? (
        <EmptyState
          action={
            <Button variant="line" small onClick={list.showAll}>
              {texts.showAll}
            </Button>
          }
        >
          {texts.noMatch}
        </EmptyState>
      ) : (
        <>
          <SelectionBar list={list} />
          <Photos list={list} arrange={arranging} {...acts} />
          <PhotoPages list={list} />
        </>
      )}
    </section>
  )
}

function PhotosSkeleton() {
  const [view] = usePhotoView()
  return (
    <section className="box">
      <SkeletonRows
        shape={view === 'tiles' ? 'tiles' : 'pictures'}
        rows={skeletonCounts.adminPostRows}
      />
    </section>
  )
}

function PhotoFilters({ list, children }: { list: PhotoListState; children: ReactNode }) {
  const offered = list.categories.map((category) => ({ value: category, label: category }))
  return (
    <div className="filters">
      <SearchBox
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={list.term}
        onSearch={list.search}
      />
      <Select
        aria-label={texts.category}
        options={[{ value: '', label: texts.anyCategory }, ...offered]}
        value={list.category}
        onChange={(event) => list.showCategory(event.currentTarget.value)}
      />
      {children}
    </div>
  )
}

const icons = { table: List, tiles: LayoutGrid }

function ViewChoice({ view, onShow }: { view: PhotoView; onShow: (view: PhotoView) => void }) {
  return (
    <fieldset className="segmented view-choice">
      <legend className="sr">{texts.view}</legend>
      {photoViews.map((choice) => (
        <label key={choice} title={texts.views[choice]}>
          <input
            className="sr"
            type="radio"
            name="photo-view"
            aria-label={texts.views[choice]}
            checked={choice === view}
            onChange={() => onShow(choice)}
          />
          <Icon of={icons[choice]} />
        </label>
      ))}
    </fieldset>
  )
}

function SelectionBar({ list }: { list: PhotoListState }) {
  const { selected, total } = list
  return (
    <div className="cluster selection-bar">
      <Button variant="line" small disabled={selected.length === total} onClick={list.selectAll}>
        {photoSelectionTexts.selectAll(total)}
      </Button>
      <p role="status">{selected.length > 0 && photoSelectionTexts.selected(selected.length)}</p>
      {selected.length > 0 && <SelectionActions list={list} />}
    </div>
  )
}

function SelectionActions({ list }: { list: PhotoListState }) {
  const [category, setCategory] = useState('')
  const { remove, moving } = useSelectedPhotoActions(list)
  const names = useCategories('photos').offered.map(({ value }) => value)
  const offered = [...new Set([...names, ...list.categories])]
  return (
    <>
      <Button variant="quiet" small onClick={list.clear}>
        {photoSelectionTexts.clear}
      </Button>
      <span className="cluster selection-category">
        <Select
          aria-label={photoSelectionTexts.category}
          placeholder={photoSelectionTexts.choose}
          options={offered.map((category) => ({ value: category, label: category }))}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Button
          variant="line"
          small
          busy={moving.isPending}
          disabled={category === ''}
          onClick={() => moving.mutate(category)}
        >
          {photoSelectionTexts.change}
        </Button>
      </span>
      <SetDay list={list} />
      <Button variant="delete" small onClick={remove}>
        <Icon of={Trash2} />
        {photoSelectionTexts.delete}
      </Button>
    </>
  )
}

function SetDay({ list }: { list: PhotoListState }) {
  const [day, setDay] = useState('')
  const saving = useSetPhotoDays(list.clear)
  return (
    <span className="selection-category">
      <input
        className="input"
        type="date"
        aria-label={photoDayTexts.forSelected}
        max={getTodayInBrowser()}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button
        variant="line"
        small
        busy={saving.isPending}
        disabled={day === ''}
        onClick={() => saving.mutate(list.selected.map((id) => ({ id, day })))}
      >
        {photoDayTexts.set}
      </Button>
    </span>
  )
}

/** The page is not part of the URL: changing it would leave the screen and lose photos waiting to be added. */
function PhotoPages({ list }: { list: PhotoListState }) {
  const { page, pages, start, end, total, goTo } = list
  if (pages === 1) return null
  const turnTo = (next: number) => {
    goTo(next)
    scrollTo({ top: 0 })
  }
  return (
    <nav className="table-foot" aria-label={texts.pages}>
      <p className="muted" role="status">
        {texts.shown(start + 1, end, total)}
      </p>
      <div className="cluster">
        <Button variant="line" small disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {texts.previous}
        </Button>
        <Button variant="line" small disabled={page === pages} onClick={() => turnTo(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </nav>
  )
}
