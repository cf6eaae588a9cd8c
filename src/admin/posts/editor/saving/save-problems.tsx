import { conflictTexts, deletedTexts } from '#texts/admin/drafts.ts'
import { SignInAgain } from '../../../accounts/sign-in-again.tsx'
import { ConfirmDialog } from '../../../parts/confirm.tsx'
import { valuesOfPost } from '../post-values.ts'
import type { PostEditorState } from '../use-post-editor.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

/** Dialogs for a save that needs the owner's decision. */
export function SaveProblems({ editor }: { editor: PostEditorState }) {
  const { saving, form } = editor
  const { problem } = saving
  if (!problem) return null
  const again = () => {
    saving.clearProblem()
    return editor.submit(problem.after)
  }
  switch (problem.kind) {
    case 'signIn':
      return <SignInAgain onSignedIn={again} onClose={saving.clearProblem} />
    case 'conflict': {
      const { theirs } = problem
      return (
        <ConflictDialog
          texts={conflictTexts}
          theirs={valuesOfPost(theirs)}
          mine={form.getValues()}
          isSaving={saving.isSaving}
          onClose={saving.clearProblem}
          onTakeTheirs={() => editor.takeTheirs(theirs)}
          onKeepMine={() => {
            // Knowingly, and over no version but the one that was shown.
            saving.setTarget({ postId: theirs.id, version: theirs.version })
            return again()
          }}
        />
      )
    }
    case 'deleted':
      return (
        <ConfirmDialog
          onClose={saving.clearProblem}
          title={deletedTexts.title}
          description={deletedTexts.text}
          cancelLabel={deletedTexts.goOn}
          confirmLabel={deletedTexts.saveAsNew}
          onConfirm={() => {
            saving.setTarget({ postId: null, version: null })
            return again()
          }}
        />
      )
  }
}
