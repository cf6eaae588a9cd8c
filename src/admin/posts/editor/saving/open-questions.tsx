import { aiTexts as texts } from '#texts/admin/assistant.ts'
import { ConfirmDialog } from '../../../parts/confirm.tsx'
import type { PostEditorState } from '../use-post-editor.ts'

/** Before a post goes out while the helper's questions wait. */
export function OpenQuestions({ editor }: { editor: PostEditorState }) {
  const { asked, tools } = editor
  const { after } = asked
  if (after === null) return null
  return (
    <ConfirmDialog
      onClose={asked.close}
      title={texts.publishTitle}
      description={texts.publishText(tools.notes.left.length)}
      cancelLabel={texts.publishStay}
      confirmLabel={texts.publishAnyway}
      look="solid"
      onConfirm={() => {
        asked.close()
        return editor.submit(after, true)
      }}
    />
  )
}
