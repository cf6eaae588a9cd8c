import { type ReactNode, useRef } from 'react'
import type { Control, UseFormRegisterReturn } from 'react-hook-form'
import { editorFields, editorTexts, markdownTexts } from '#texts/admin/editor.ts'
import { TabPanel, Tabs } from '../../../parts/tabs.tsx'
import type { View } from '../fields/use-text-fields.ts'
import { MirrorLayer } from '../highlight/mirror-layer.tsx'
import { onPaste, photoEvents } from '../photos/photo-events.ts'
import { PhotoList } from '../photos/photo-list.tsx'
import { usePicturePicker } from '../photos/use-picture-picker.tsx'
import type { TextPhotos } from '../photos/use-text-photos.ts'
import type { PostValues } from '../post-values.ts'
import { actOn, onMarkdownKey } from './markdown-keys.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { PhotoButtons } from './photo-button.tsx'
import { Preview } from './preview.tsx'

interface MarkdownFieldProps {
  registration: UseFormRegisterReturn
  onBlur: () => void
  control: Control<PostValues>
  /** Stands above the words in the preview. */
  cover: ReactNode
  error: string | undefined
  photos: TextPhotos
  view: View
  onView: (view: View) => void
}

const tabs = ['write', 'preview'] as const

export function MarkdownField(props: MarkdownFieldProps) {
  const { registration, onBlur, control, cover, error, photos, view, onView } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const pictures = usePicturePicker(() => field.current)
  const { ref, ...handlers } = registration
  const isPreview = view === 'preview'
  return (
    <Tabs
      className="writing"
      value={view}
      onValueChange={(next) => onView(next as View)}
      label={markdownTexts.views}
      tabs={tabs.map((value) => ({ value, label: editorTexts[value] }))}
    >
      <div className="tools">
        <MarkdownToolbar
          onAction={(action) =>
            action === 'image' ? pictures.open() : actOn(field.current, action)
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
      <TabPanel value="write" keep className="editor-panel">
        <div className="editor-text">
          <MirrorLayer control={control} />
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
            {...photoEvents(photos)}
            onPaste={(event) => onPaste(event, photos)}
          />
        </div>
      </TabPanel>
      <TabPanel value="preview" className="editor-panel">
        <Preview control={control} cover={cover} />
      </TabPanel>
      <PhotoList photos={photos} />
      {error && (
        <p className="editor-note error" id="content-error">
          {error}
        </p>
      )}
    </Tabs>
  )
}
