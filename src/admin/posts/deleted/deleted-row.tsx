import { Trash2, Undo2 } from 'lucide'
import type { DeletedItem } from '#shared/contract/history.admin.ts'
import { deletedTexts as texts } from '#texts/admin/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ThumbPlaceholder } from '#ui/pictures/thumb-placeholder.tsx'
import { useFormatDate } from '../../app/diary.ts'

interface DeletedRowProps {
  item: DeletedItem
  isBusy: boolean
  onRestore: () => void
  onRemove: () => void
}

export function DeletedRow({ item, isBusy, onRestore, onRemove }: DeletedRowProps) {
  const { kind, title, image, placeholder, deletedAt, until } = item
  const formatDate = useFormatDate()
  return (
    <li>
      <span className="row-pic">
        {placeholder ? (
          <ThumbPlaceholder hash={placeholder} />
        ) : (
          <ResponsiveImage src={image} alt="" sizes="72px" width={72} height={54} />
        )}
      </span>
      <div>
        <strong dir="auto">{title}</strong>
        <p className="date">
          {texts.deleted(formatDate(deletedAt))}, {texts.until(formatDate(until))}
        </p>
      </div>
      <Tag>{texts.kinds[kind]}</Tag>
      <Button
        look="line"
        small
        disabled={isBusy}
        onClick={onRestore}
        aria-label={texts.restoreOne(title)}
      >
        <Icon of={Undo2} />
        {texts.restore}
      </Button>
      <IconButton label={texts.removeOne(title)} onClick={onRemove}>
        <Icon of={Trash2} />
      </IconButton>
    </li>
  )
}
