import { type KeyboardEvent, useRef } from 'react'
import type { Control, UseFormRegisterReturn } from 'react-hook-form'
import { editorFields, editorTexts, markdownTexts } from '#texts/admin/editor.ts'
import { TabPanel, Tabs } from '../../parts/tabs.tsx'
import type { PostValues } from '../post-values.ts'
import { MarkdownHighlightLayer } from './highlight.tsx'
import { applyMarkdown, continueList, type MarkdownAction } from './markdown-edit.ts'
import { MarkdownToolbar, PhotoButtons } from './markdown-toolbar.tsx'
import { handlePaste } from './paste.ts'
import { PostPreview } from './post-preview.tsx'
import { type EditorView, readField, writeField } from './text-fields.ts'
import {
  createPhotoDropHandlers,
  type TextPhotos,
  UploadList,
  usePicturePicker,
} from './text-photos.tsx'

interface MarkdownFieldProps {
  registration: UseFormRegisterReturn
  onBlur: () => void
  control: Control<PostValues>
  error: string | undefined
  photos: TextPhotos
  view: EditorView
  onView: (view: EditorView) => void
}

const tabs = ['write', 'preview'] as const

export function MarkdownField(props: MarkdownFieldProps) {
  const { registration, onBlur, control, error, photos, view, onView } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const pictures = usePicturePicker(() => field.current)
  const { ref, ...handlers } = registration
  const isPreview = view === 'preview'
  return (
    <Tabs
      className="writing"
      value={view}
      onValueChange={(next) => onView(next as EditorView)}
      label={markdownTexts.views}
      tabs={tabs.map((value) => ({ value, label: editorTexts[value] }))}
    >
      <div className="tools">
        <MarkdownToolbar
          onAction={(action) =>
            action === 'image' ? pictures.open() : applyAction(field.current, action)
          }
          disabled={isPreview}
        >
          <PhotoButtons
            onFiles={(files) => photos.add(files, field.current?.selectionEnd ?? 0)}
            disabled={isPreview}
          />
        </MarkdownToolbar>
      </div>
      {pictures.picker}
      <TabPanel value="write" keepMounted className="editor-panel">
        <div className="editor-text">
          <MarkdownHighlightLayer control={control} />
          <textarea
            {...handlers}
            ref={(element) => {
              ref(element)
              field.current = element
            }}
            onBlur={(event) => {
              void handlers.onBlur(event)
              onBlur()
            }}
            className="editor-content"
            dir="auto"
            aria-label={editorFields.content}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'content-error' : undefined}
            placeholder={editorFields.contentPlaceholder}
            onKeyDown={onMarkdownKey}
            {...createPhotoDropHandlers(photos)}
            onPaste={(event) => handlePaste(event, photos)}
          />
        </div>
      </TabPanel>
      <TabPanel value="preview" className="editor-panel">
        <PostPreview control={control} />
      </TabPanel>
      <UploadList photos={photos} />
      {error && (
        <p className="editor-note error" id="content-error">
          {error}
        </p>
      )}
    </Tabs>
  )
}

const shortcuts: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' }

function applyAction(field: HTMLTextAreaElement | null, action: MarkdownAction) {
  if (field) writeField(field, applyMarkdown(action, readField(field)))
}

function onMarkdownKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
  const action = shortcuts[key.toLowerCase()]
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && action) {
    event.preventDefault()
    return applyAction(currentTarget, action)
  }
  // During an input method's composition, Enter only confirms the character.
  const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
  if (!isPlainEnter || event.nativeEvent.isComposing) return
  const next = continueList(readField(currentTarget))
  if (!next) return
  event.preventDefault()
  writeField(currentTarget, next)
}
