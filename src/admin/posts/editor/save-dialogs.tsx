import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { conflictTexts, deletedTexts, type draftConflictTexts } from '#texts/admin/drafts.ts'
import { Button } from '#ui/controls/button.tsx'
import { SignInAgainDialog } from '../../accounts/sign-in-again.tsx'
import { ConfirmDialog } from '../../parts/confirm.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { createRandomKey } from '../../parts/random-key.ts'
import { type PostValues, valuesOfPost } from '../post-values.ts'
import type { SaveTarget } from '../save-post.ts'
import { PostDifferences } from './post-differences.tsx'
import type { PostEditorState } from './use-post-editor.ts'

export function SaveProblemDialogs({ editor }: { editor: PostEditorState }) {
  const { autosave, form } = editor
  const { problem } = autosave
  if (!problem || problem.kind === 'invalid') return null
  const close = () => autosave.dispatch({ on: 'problemClosed' })
  const again = (target?: Partial<SaveTarget>) => {
    close()
    return editor.submit(problem.request.after, { target })
  }
  switch (problem.kind) {
    case 'signIn':
      return <SignInAgainDialog onSignedIn={() => again()} onClose={close} />
    case 'conflict': {
      const { theirs } = problem
      return (
        <ConflictDialog
          texts={conflictTexts}
          theirs={valuesOfPost(theirs)}
          mine={form.getValues()}
          isSaving={autosave.isBusy}
          onClose={close}
          onTakeTheirs={() => editor.loadRemotePost(theirs)}
          onKeepBoth={() => editor.mergeRemotePost(theirs)}
          // Overwrites only the version that the owner has just seen.
          onKeepMine={() => again({ postId: theirs.id, version: theirs.version })}
        />
      )
    }
    case 'deleted':
      return (
        <ConfirmDialog
          onClose={close}
          title={deletedTexts.title}
          description={deletedTexts.text}
          cancelLabel={deletedTexts.goOn}
          confirmLabel={deletedTexts.saveAsNew}
          // The old key would bring back the deleted post.
          onConfirm={() => again({ postId: null, version: null, createKey: createRandomKey() })}
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
        return editor.submit(after, { isConfirmed: true })
      }}
    />
  )
}
