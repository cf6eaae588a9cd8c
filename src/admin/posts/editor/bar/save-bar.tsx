import { useRef } from 'react'
import { editorFields, photoTexts, editorTexts as texts } from '#texts/admin/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { StatusTag } from '../../post-status.tsx'
import { PublishSwitch } from '../going-out/publish-switch.tsx'
import { useGoingOut } from '../going-out/use-going-out.ts'
import type { PostEditorState } from '../use-post-editor.ts'
import { EditorStatus } from './editor-status.tsx'
import { useAboveKeyboard } from './use-above-keyboard.ts'

/** Always in reach: above the text on wide screens, under the thumb on a phone. */
export function SaveBar({ editor }: { editor: PostEditorState }) {
  const { form, saving, photos } = editor
  const bar = useRef<HTMLDivElement>(null)
  const { status } = useGoingOut(form)
  useAboveKeyboard(bar)
  return (
    <div className="savebar editor-bar" ref={bar}>
      <StatusTag status={status} />
      <EditorStatus editor={editor} />
      <span className="thumb-publish">
        <PublishSwitch form={form} />
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
