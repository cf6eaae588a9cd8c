import type { conflictTexts, draftConflictTexts } from '#texts/admin/drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { PostDifferences } from '../post-differences.tsx'
import type { PostValues } from '../post-values.ts'

interface ConflictDialogProps {
  theirs: PostValues
  mine: PostValues
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
  texts: typeof conflictTexts | typeof draftConflictTexts
}

/** Two versions of one post: both are shown, the owner chooses, and the other stays in reach. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, isSaving, onKeepMine, onTakeTheirs, onClose, texts } = props
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.goOn}
      wide
    >
      <div className="dialog-scroll">
        <PostDifferences
          before={theirs}
          after={mine}
          same={texts.same}
          sides={{ before: texts.theirs, after: texts.mine }}
        />
      </div>
      <div className="acts">
        <Button look="line" small onClick={onClose}>
          {texts.goOn}
        </Button>
        <Button look="line" small onClick={onTakeTheirs} disabled={isSaving}>
          {texts.takeTheirs}
        </Button>
        <Button small onClick={onKeepMine} busy={isSaving}>
          {texts.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}
