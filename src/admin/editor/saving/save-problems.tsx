import { deletedTexts } from '#shared/texts/never-lose.ts'
import { SignInAgain } from '../../auth/sign-in-again.tsx'
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx'
import type { PostEditorState } from '../use-post-editor.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

/** What stands between the words and the server, and the ways around it. */
export function Obstacles({ editor }: { editor: PostEditorState }) {
  const { saving, form } = editor
  const { obstacle } = saving
  if (!obstacle) return null
  const again = () => {
    saving.clearObstacle()
    return editor.submit(saving.howWanted())
  }
  switch (obstacle.kind) {
    case 'signIn':
      return <SignInAgain onSignedIn={again} onClose={saving.clearObstacle} />
    case 'conflict': {
      const { theirs } = obstacle
      return (
        <ConflictDialog
          theirs={theirs}
          mine={form.getValues()}
          isSaving={saving.isSaving}
          onClose={saving.clearObstacle}
          onTakeTheirs={() => editor.takeTheirs(theirs)}
          onKeepMine={() => {
            // Knowingly, and over no version but the one that was shown.
            saving.setBasis({ postId: theirs.id, version: theirs.version })
            return again()
          }}
        />
      )
    }
    case 'deleted':
      return (
        <ConfirmDialog
          open
          onOpenChange={(open) => {
            if (!open) saving.clearObstacle()
          }}
          title={deletedTexts.title}
          description={deletedTexts.text}
          cancelLabel={deletedTexts.goOn}
          confirmLabel={deletedTexts.saveAsNew}
          onConfirm={() => {
            saving.setBasis({ postId: null, version: null })
            return again()
          }}
        />
      )
  }
}
