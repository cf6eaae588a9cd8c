import type { Photo } from '#shared/contract/photos.ts'
import { photoSelectionTexts } from '#texts/admin/photos.ts'
import { dates } from '#texts/grammar.ts'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories } from '../../app/diary.ts'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import type { PhotoListView } from './use-photo-list.ts'

interface PhotoTilesProps {
  list: PhotoListView
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

/** The same photos as in the table, by their pictures. */
export function PhotoTiles({ list, ...actions }: PhotoTilesProps) {
  const { of } = useCategories('photos')
  return (
    <ul className="photo-tiles">
      {list.rows.map((photo) => (
        <li key={photo.id}>
          <label className="photo-select">
            <input
              type="checkbox"
              aria-label={photoSelectionTexts.select(photo.title)}
              checked={list.isSelected(photo.id)}
              onChange={(event) => list.select(photo.id, event.currentTarget.checked)}
            />
            <PhotoPreview photo={photo} sizes="(max-width: 767px) 45vw, 220px" />
          </label>
          <strong>{photo.title}</strong>
          <p>
            {photo.category && (
              <Tag badge={of(photo.category).badge}>{of(photo.category).label}</Tag>
            )}
            <span className="muted">{dates.short(photo.date)}</span>
          </p>
          <div className="photo-tile-acts">
            <PhotoActions photo={photo} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}
