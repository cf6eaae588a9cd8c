import { useQuery } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Eye,
  LayoutGrid,
  List,
  Pencil,
  Trash2,
} from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import { skeletons } from '#shared/limits.ts'
import {
  photoActionLabels as labels,
  photoDayTexts,
  photoSelectionTexts,
  adminGalleryTexts as texts,
} from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { dates } from '#texts/grammar.ts'
import { galleryTexts } from '#texts/site/photos.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState, ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Select } from '../parts/fields.tsx'
import { SearchBox } from '../parts/list.tsx'
import { WaitingRows } from '../parts/waiting.tsx'
import { type Arrange, today, useArrange, useSetDays } from './photo-days.ts'
import { PhotoPreview } from './photo-preview.tsx'
import {
  type PhotoListView,
  type PhotoView,
  photoViews,
  useChangePhotos,
  usePhotoList,
  usePhotoView,
} from './use-photos.ts'

interface PhotoActs {
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

export function PhotoList(props: PhotoActs) {
  const { data: photos, isPending, refetch } = useQuery(photosQuery)
  if (isPending) return <WaitingPhotos />
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

function LoadedPhotos({ photos, ...acts }: PhotoActs & { photos: Photo[] }) {
  const list = usePhotoList(photos)
  const [view, show] = usePhotoView()
  const arrange = useArrange(photos)
  // Where neighbors are hidden, nobody sees where a photo goes.
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
          <Photos list={list} arrange={arranging} {...acts} />
          <PhotoPages list={list} />
        </>
      )}
    </section>
  )
}

function WaitingPhotos() {
  const [view] = usePhotoView()
  return (
    <section className="box">
      <WaitingRows shape={view === 'tiles' ? 'tiles' : 'pictures'} rows={skeletons.adminPostRows} />
    </section>
  )
}

function PhotoFilters({ list, children }: { list: PhotoListView; children: ReactNode }) {
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
      {photoViews.map((one) => (
        <label key={one} title={texts.views[one]}>
          <input
            className="sr"
            type="radio"
            name="photo-view"
            aria-label={texts.views[one]}
            checked={one === view}
            onChange={() => onShow(one)}
          />
          <Icon of={icons[one]} />
        </label>
      ))}
    </fieldset>
  )
}

/** What can be done with the selected photos. */
function SelectionBar({ list }: { list: PhotoListView }) {
  const { selected, total } = list
  return (
    <div className="cluster selection-bar">
      <Button look="line" small disabled={selected.length === total} onClick={list.selectAll}>
        {photoSelectionTexts.selectAll(total)}
      </Button>
      <p role="status">{selected.length > 0 && photoSelectionTexts.selected(selected.length)}</p>
      {selected.length > 0 && <SelectionActions list={list} />}
    </div>
  )
}

function SelectionActions({ list }: { list: PhotoListView }) {
  const [category, setCategory] = useState('')
  const { remove, moving } = useChangePhotos(list)
  const names = useCategories('photos').offered.map(({ value }) => value)
  const offered = [...new Set([...names, ...list.categories])]
  return (
    <>
      <Button look="quiet" small onClick={list.clear}>
        {photoSelectionTexts.clear}
      </Button>
      <span className="cluster selection-category">
        <Select
          aria-label={photoSelectionTexts.category}
          placeholder={photoSelectionTexts.choose}
          options={offered.map((one) => ({ value: one, label: one }))}
          value={category}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Button
          look="line"
          small
          busy={moving.isPending}
          disabled={category === ''}
          onClick={() => moving.mutate(category)}
        >
          {photoSelectionTexts.change}
        </Button>
      </span>
      <SetDay list={list} />
      <Button look="delete" small onClick={remove}>
        <Icon of={Trash2} />
        {photoSelectionTexts.delete}
      </Button>
    </>
  )
}

function SetDay({ list }: { list: PhotoListView }) {
  const [day, setDay] = useState('')
  const saving = useSetDays(list.clear)
  return (
    <span className="selection-category">
      <input
        className="input"
        type="date"
        aria-label={photoDayTexts.forSelected}
        max={today()}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button
        look="line"
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

interface PhotosProps extends PhotoActs {
  list: PhotoListView
  /** Null where they are not in the gallery's order. */
  arrange: Arrange | null
}

function PhotoTable({ list, ...acts }: PhotosProps) {
  const { of } = useCategories('photos')
  return (
    <table className="table photo-table">
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.rows.map((photo) => (
          <tr key={photo.id}>
            <td>
              <SelectPhoto list={list} photo={photo} />
            </td>
            <td>
              <strong>{photo.title}</strong>
              {photo.description && <span className="photo-words">{photo.description}</span>}
            </td>
            <td>
              {photo.category && (
                <Tag badge={of(photo.category).badge}>{of(photo.category).label}</Tag>
              )}
            </td>
            <td>{dates.short(photo.date)}</td>
            <td>
              <PhotoActions photo={photo} {...acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same photos as in the table, by their pictures. */
function PhotoTiles({ list, ...acts }: PhotosProps) {
  const { of } = useCategories('photos')
  return (
    <ul className="photo-tiles">
      {list.rows.map((photo) => (
        <li key={photo.id}>
          <SelectPhoto list={list} photo={photo} sizes="(max-width: 767px) 45vw, 220px" />
          <strong>{photo.title}</strong>
          <p>
            {photo.category && (
              <Tag badge={of(photo.category).badge}>{of(photo.category).label}</Tag>
            )}
            <span className="muted">{dates.short(photo.date)}</span>
          </p>
          <div className="photo-tile-acts">
            <PhotoActions photo={photo} isAcross {...acts} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface SelectPhotoProps {
  list: PhotoListView
  photo: Photo
  sizes?: string
}

function SelectPhoto({ list, photo, sizes }: SelectPhotoProps) {
  return (
    <label className="check photo-select">
      <input
        type="checkbox"
        aria-label={photoSelectionTexts.select(photo.title)}
        checked={list.isSelected(photo.id)}
        onChange={(event) => list.select(photo.id, event.currentTarget.checked)}
      />
      <PhotoPreview photo={photo} sizes={sizes} />
    </label>
  )
}

/** The same three in the same order, in the table and under a picture. */
function PhotoActions(props: Omit<PhotosProps, 'list'> & { photo: Photo; isAcross?: boolean }) {
  const { photo, arrange, isAcross, onEdit, onDelete } = props
  return (
    <>
      <a
        className="icon-btn"
        href={photo.imageUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={labels.view(photo.title)}
      >
        <Icon of={Eye} />
      </a>
      <IconButton label={labels.edit(photo.title)} onClick={() => onEdit(photo)}>
        <Icon of={Pencil} />
      </IconButton>
      <IconButton label={labels.delete(photo.title)} onClick={() => onDelete(photo)}>
        <Icon of={Trash2} />
      </IconButton>
      {arrange && <MovePhoto photo={photo} arrange={arrange} isAcross={isAcross} />}
    </>
  )
}

interface MovePhotoProps {
  photo: Photo
  arrange: Arrange
  /** The photos stand beside each other. */
  isAcross: boolean | undefined
}

/** Where a day has several photos, the owner says which comes first. */
function MovePhoto({ photo, arrange, isAcross }: MovePhotoProps) {
  const buttons = useRef<HTMLSpanElement>(null)
  const [moved, setMoved] = useState<-1 | 1 | null>(null)
  const { at, of } = arrange.placeOf(photo)
  // A row that is moved loses the focus; at the end of the day the other button takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of place
  useEffect(() => {
    if (moved === null) return
    const [earlier, later] = buttons.current?.querySelectorAll('button') ?? []
    const [wanted, other] = moved < 0 ? [earlier, later] : [later, earlier]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }, [at])
  if (of < 2) return null
  const move = (step: -1 | 1) => {
    setMoved(step)
    arrange.move(photo, step)
  }
  return (
    <span className="move-photo" ref={buttons}>
      <IconButton label={labels.earlier(photo.title)} disabled={at === 0} onClick={() => move(-1)}>
        <Icon of={isAcross ? ArrowLeft : ArrowUp} />
      </IconButton>
      <IconButton
        label={labels.later(photo.title)}
        disabled={at === of - 1}
        onClick={() => move(1)}
      >
        <Icon of={isAcross ? ArrowRight : ArrowDown} />
      </IconButton>
      <span className="sr" role="status">
        {moved !== null && photoDayTexts.arranged(photo.title, at + 1, of)}
      </span>
    </span>
  )
}

/** Not in the address: photos that wait to be added would have to be left for another page. */
function PhotoPages({ list }: { list: PhotoListView }) {
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
        <Button look="line" small disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {texts.previous}
        </Button>
        <Button look="line" small disabled={page === pages} onClick={() => turnTo(page + 1)}>
          {texts.next}
        </Button>
      </div>
    </nav>
  )
}
