import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { conflictTexts, deletedTexts, type draftConflictTexts } from '#texts/admin/drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { SignInAgainDialog } from '../../accounts/sign-in-again.tsx'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { type PostValues, valuesOfPost } from '../post-values.ts'
import { PostDifferences } from './post-differences.tsx'
import type { PostEditorState } from './use-post-editor.ts'

export function SaveProblemDialogs({ editor }: { editor: PostEditorState }) {
  const { saving, form } = editor
  const { problem } = saving
  if (!problem) return null
  const again = () => {
    saving.clearProblem()
    return editor.submit(problem.after)
  }
  switch (problem.kind) {
    case 'signIn':
      return <SignInAgainDialog onSignedIn={again} onClose={saving.clearProblem} />
    case 'conflict': {
      const { theirs } = problem
      return (
        <ConflictDialog
          texts={conflictTexts}
          theirs={valuesOfPost(theirs)}
          mine={form.getValues()}
          isSaving={saving.isSaving}
          onClose={saving.clearProblem}
          onTakeTheirs={() => editor.loadRemotePost(theirs)}
          onKeepBoth={() => editor.mergeRemotePost(theirs)}
          onKeepMine={() => {
            // Overwrites only the version that the owner has just seen.
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

interface ConflictDialogProps {
  theirs: PostValues
  mine: PostValues
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onKeepBoth: () => void
  onClose: () => void
  texts: typeof conflictTexts | typeof draftConflictTexts
}

/** Shows both versions; the one that the owner does not choose can still be restored later. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, mine, isSaving, onKeepMine, onTakeTheirs, onKeepBoth, onClose, texts } = props
  return (
    <Dialog
      onClose={onClose}
      title={texts.title}
      description={texts.text}
      closeLabel={texts.goOn}
      wide
      className="conflict"
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
        <Button variant="line" small onClick={onClose}>
          {texts.goOn}
        </Button>
        <Button variant="line" small onClick={onTakeTheirs} disabled={isSaving}>
          {texts.takeTheirs}
        </Button>
        <Button variant="line" small onClick={onKeepBoth} disabled={isSaving}>
          {texts.keepBoth}
        </Button>
        <Button small onClick={onKeepMine} busy={isSaving}>
          {texts.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}

/** Asks before publishing while questions of the writing assistant are open. */
export function OpenQuestionsDialog({ editor }: { editor: PostEditorState }) {
  const { unconfirmedSave, tools } = editor
  const { after } = unconfirmedSave
  if (after === null) return null
  return (
    <ConfirmDialog
      onClose={unconfirmedSave.close}
      title={texts.publishTitle}
      description={texts.publishText(tools.notes.left.length)}
      cancelLabel={texts.publishStay}
      confirmLabel={texts.publishAnyway}
      variant="solid"
      onConfirm={() => {
        unconfirmedSave.close()
        return editor.submit(after, true)
      }}
    />
  )
}
