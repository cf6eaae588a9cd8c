import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { editorFields, photoTexts, editorTexts as texts } from '#shared/texts/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { StatusTag } from '../../posts/status-tag.tsx'
import { PublishSwitch } from '../fields/publish-box.tsx'
import type { PostEditorState } from '../use-post-editor.ts'
import { EditorStatus } from './editor-status.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'

/** Always in reach: above the text on wide screens, under the thumb on a phone. */
export function SaveBar({ editor }: { editor: PostEditorState }) {
  const { form, saving, photos } = editor
  const bar = useRef<HTMLDivElement>(null)
  const published = useWatch({ control: form.control, name: 'published' })
  useAboveKeyboard(bar)
  return (
    <div className="savebar editor-bar" ref={bar}>
      <StatusTag published={published} />
      <EditorStatus editor={editor} />
      <span className="thumb-publish">
        <PublishSwitch form={form} name="published" />
        <span aria-hidden="true">{editorFields.published}</span>
      </span>
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
