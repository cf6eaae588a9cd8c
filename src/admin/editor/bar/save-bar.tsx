import { useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import { photoTexts, editorTexts as texts } from '#shared/texts/editor.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { StatusTag } from '../../posts/status-tag.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import type { PostEditorState } from '../use-post-editor.ts'

export function SaveBar({ editor }: { editor: PostEditorState }) {
  const { form, saving, photos } = editor
  const { postId } = saving
  const published = useWatch({ control: form.control, name: 'published' })
  return (
    <div className="savebar">
      <StatusTag published={published} />
      {postId !== null && (
        <HistoryButton postId={postId} current={form.getValues} onRestore={editor.replaceValues} />
      )}
      <Link href="/admin" className={buttonClass({ look: 'line', small: true })}>
        {texts.cancel}
      </Link>
      <Button
        small
        busy={saving.isSaving || photos.isAwaited}
        disabled={!editor.isDirty}
        onClick={() => editor.submit('leave')}
      >
        {photos.isAwaited ? photoTexts.waiting : saving.isSaving ? texts.saving : texts.save}
      </Button>
    </div>
  )
}
