import { useEffect, useRef, useState } from 'react'
import type { Photo } from '#shared/contract/photos.ts'
import {
  photoActionLabels as labels,
  photoDayTexts,
  photoSelectionTexts,
  adminGalleryTexts as texts,
} from '#texts/admin/photos.ts'
import { dates } from '#texts/grammar.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ArrowDown } from '#ui/icons/arrow-down.ts'
import { ArrowLeft } from '#ui/icons/arrow-left.ts'
import { ArrowRight } from '#ui/icons/arrow-right.ts'
import { ArrowUp } from '#ui/icons/arrow-up.ts'
import { Eye } from '#ui/icons/eye.ts'
import { Pencil } from '#ui/icons/pencil.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { useCategories } from '../app/diary.ts'
import type { PhotoOrder } from './photo-days.ts'
import { PhotoPreview } from './photo-preview.tsx'
import type { PhotoListState } from './use-photos.ts'

export interface PhotoActionHandlers {
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

interface PhotosProps extends PhotoActionHandlers {
  list: PhotoListState
  /** Null if the list is not in the order of the gallery. */
  arrange: PhotoOrder | null
}

export function PhotoTable({ list, ...acts }: PhotosProps) {
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

export function PhotoTiles({ list, ...acts }: PhotosProps) {
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
  list: PhotoListState
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
  arrange: PhotoOrder
  /** Photos are side by side, so the arrows point left and right. */
  isAcross: boolean | undefined
}

function MovePhoto({ photo, arrange, isAcross }: MovePhotoProps) {
  const buttons = useRef<HTMLSpanElement>(null)
  const [moved, setMoved] = useState<-1 | 1 | null>(null)
  const { at, of } = arrange.placeOf(photo)
  // A moved row loses the focus; at the end of the day its button is disabled, so the other one takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of place
  useEffect(() => {
    if (moved === null) return
    const [earlier, later] = buttons.current?.querySelectorAll('button') ?? []
    const [pressed, other] = moved < 0 ? [earlier, later] : [later, earlier]
    ;(pressed?.disabled ? other : pressed)?.focus()
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
