import { Eye, Pencil, Trash2 } from 'lucide'
import type { Photo } from '#shared/contract/photos.ts'
import { formatDate } from '#shared/dates.ts'
import {
  photoActionLabels as labels,
  photoSelectionTexts,
  adminGalleryTexts as texts,
} from '#shared/texts/gallery.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { useCategories } from '../../diary/use-categories.ts'
import { PhotoPreview } from './photo-preview.tsx'
import type { PhotoListView } from './use-photo-list.ts'

interface PhotoTableProps {
  list: PhotoListView
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

export function PhotoTable({ list, onEdit, onDelete }: PhotoTableProps) {
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
            <td>{formatDate(photo.date)}</td>
            <td>
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
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
