import { type KeyboardEvent, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { editorFields, editorTexts, markdownTexts } from '#shared/texts/editor.ts'
import { TabPanel, Tabs } from '../../controls/tabs.tsx'
import { continueList } from './continue-list.ts'
import { readField, writeField } from './edit-field.ts'
import { applyMarkdown, type MarkdownAction } from './markdown-edit.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { PhotoButton } from './photo-button.tsx'
import { Preview } from './preview.tsx'
import { usePhotoDrop } from './use-photo-drop.ts'

export type View = 'write' | 'preview'

interface MarkdownFieldProps {
  registration: UseFormRegisterReturn
  onBlur: () => void
  content: string
  error: string | undefined
  view: View
  onView: (view: View) => void
}

const shortcuts: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' }

export function MarkdownField(props: MarkdownFieldProps) {
  const { registration, onBlur, content, error, view, onView } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const photos = usePhotoDrop(() => field.current)

  const act = (action: MarkdownAction) => {
    if (field.current) writeField(field.current, applyMarkdown(action, readField(field.current)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const action = shortcuts[key.toLowerCase()]
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && action) {
      event.preventDefault()
      return act(action)
    }
    // Enter that ends the choice of a character is not a new line.
    const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
    if (!isPlainEnter || event.nativeEvent.isComposing) return
    const next = continueList(readField(event.currentTarget))
    if (!next) return
    event.preventDefault()
    writeField(event.currentTarget, next)
  }

  const { ref, ...handlers } = registration
  return (
    <Tabs
      className="writing"
      value={view}
      onValueChange={(next) => onView(next as View)}
      label={markdownTexts.views}
      tabs={[
        { value: 'write', label: editorTexts.write },
        { value: 'preview', label: editorTexts.preview },
      ]}
    >
      <div className="tools">
        <MarkdownToolbar onAction={act} disabled={view === 'preview'}>
          <PhotoButton onFiles={photos.add} disabled={view === 'preview'} />
        </MarkdownToolbar>
      </div>
      <TabPanel value="write" keep className="editor-panel">
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
          aria-label={editorFields.content}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'content-error' : undefined}
          placeholder={editorFields.contentPlaceholder}
          onKeyDown={onKeyDown}
          onPaste={photos.onPaste}
          onDrop={photos.onDrop}
          onDragOver={photos.onDragOver}
        />
      </TabPanel>
      <TabPanel value="preview" className="editor-panel">
        <Preview content={content} />
      </TabPanel>
      {photos.isUploading && (
        <p className="editor-note" role="status">
          {markdownTexts.uploading}
        </p>
      )}
      {error && (
        <p className="editor-note error" id="content-error">
          {error}
        </p>
      )}
    </Tabs>
  )
}
