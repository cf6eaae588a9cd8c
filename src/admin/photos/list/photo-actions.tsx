import { Eye, Pencil, Trash2 } from 'lucide'
import type { Photo } from '#shared/contract/photos.ts'
import { photoActionLabels as labels } from '#texts/admin/photos.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'

export interface PhotoActionsProps {
  photo: Photo
  onEdit: (photo: Photo) => void
  onDelete: (photo: Photo) => void
}

/** The same three in the same order, in the table and under a picture. */
export function PhotoActions({ photo, onEdit, onDelete }: PhotoActionsProps) {
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
    </>
  )
}
