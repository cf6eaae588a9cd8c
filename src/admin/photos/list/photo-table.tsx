import type { Photo } from '#shared/contract/photos.ts'
import { photoSelectionTexts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { dates } from '#texts/grammar.ts'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories } from '../../app/diary.ts'
import { PhotoActions } from './photo-actions.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import type { PhotoListView } from './use-photo-list.ts'

interface PhotoTableProps {
  list: PhotoListView
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

export function PhotoTable({ list, ...actions }: PhotoTableProps) {
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
              <label className="photo-select">
                <input
                  type="checkbox"
                  aria-label={photoSelectionTexts.select(photo.title)}
                  checked={list.isSelected(photo.id)}
                  onChange={(event) => list.select(photo.id, event.currentTarget.checked)}
                />
                <PhotoPreview photo={photo} />
              </label>
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
              <PhotoActions photo={photo} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
