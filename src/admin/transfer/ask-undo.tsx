import type { Import } from '#shared/contract/transfer.admin.ts'
import { undoTexts as texts } from '#texts/admin/transfer.ts'
import { ConfirmDialog } from '../parts/confirm.tsx'
import { useImportActs } from './use-import-acts.ts'

interface AskUndoProps {
  /** Null while nothing is asked. */
  of: Import | null
  onClose: () => void
}

/** Says what goes and what is spared. */
export function AskUndo({ of, onClose }: AskUndoProps) {
  const { undo } = useImportActs({ id: of?.id ?? 0 })
  const made = of?.progress.made ?? 0
  return (
    <ConfirmDialog
      open={of !== null}
      onClose={onClose}
      title={texts.title}
      description={made === 0 ? texts.nothingYet : texts.text(made)}
      cancelLabel={texts.cancel}
      confirmLabel={texts.takeOut}
      busy={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSettled: onClose })}
    />
  )
}
