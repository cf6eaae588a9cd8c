import { Link } from 'wouter'
import { editorTexts as texts } from '#texts/admin/editor.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import type { PostEditorState } from '../use-post-editor.ts'

/** Beside the title: what is not needed at every moment. */
export function EditorActions({ editor }: { editor: PostEditorState }) {
  const { form, saving, replaceValues } = editor
  return (
    <div className="editor-acts">
      {saving.postId !== null && (
        <HistoryButton postId={saving.postId} current={form.getValues} onRestore={replaceValues} />
      )}
      <Link href="/admin" className={buttonClass({ look: 'line', small: true })}>
        {texts.cancel}
      </Link>
    </div>
  )
}
