import type { DeletedItem } from '#shared/contract/history.admin.ts'
import { deletedTexts as texts } from '#texts/admin/posts.ts'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { useRemoveForGood } from './use-deleted.ts'

interface RemoveForGoodProps {
  item: DeletedItem | null
  onClose: () => void
  onRemoved: () => void
}

export function RemoveForGood({ item, onClose, onRemoved }: RemoveForGoodProps) {
  const removal = useRemoveForGood(() => {
    onClose()
    setTimeout(onRemoved)
  })
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      title={texts.confirmTitle}
      description={texts.confirm}
      cancelLabel={texts.cancel}
      confirmLabel={removal.isPending ? texts.removing : texts.remove}
      busy={removal.isPending}
      onConfirm={() => item && removal.mutate({ kind: item.kind, id: item.id })}
    >
      <p className="delete-target">{item?.title}</p>
    </ConfirmDialog>
  )
}
