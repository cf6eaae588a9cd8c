import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
} from 'react'
import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { firstPicture } from '#shared/markdown/cover.ts'
import { renderMarkdown, renderStory } from '#shared/markdown/render.ts'
import { editorFields, editorTexts, markdownTexts } from '#texts/admin/editor.ts'
import { classNames } from '#ui/display/class-names.ts'
import { FocalPointsContext } from '#ui/pictures/responsive-image.tsx'
import { TabPanel, Tabs } from '../../parts/tabs.tsx'
import type { PostValues } from '../post-values.ts'
import { MirrorLayer } from './highlight.tsx'
import { applyMarkdown, continueList, type MarkdownAction } from './markdown-edit.ts'
import { MarkdownToolbar, PhotoButtons } from './markdown-toolbar.tsx'
import { onPaste } from './paste.ts'
import { readField, type View, writeField } from './text-fields.ts'
import { PhotoList, photoEvents, type TextPhotos, usePicturePicker } from './text-photos.tsx'

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

interface PreviewProps {
  control: Control<PostValues>
  /** What stands above the words. */
  cover?: ReactNode
}

/** Drawn by the renderer of the public page itself: what is seen here is what visitors see. */
function Preview({ control, cover }: PreviewProps) {
  const [content, chosen] = useWatch({ control, name: ['content', 'coverImage'] })
  const source = useDeferredValue(content)
  const isEmpty = source.trim() === ''
  const focalPointOf = useContext(FocalPointsContext)
  const html = useMemo(() => {
    if (isEmpty) return renderMarkdown(editorTexts.emptyPreview)
    const coverImage = chosen || firstPicture(source)
    return renderStory({ content: source, coverImage }, { focalPointOf }).html
  }, [source, chosen, isEmpty, focalPointOf])
  return (
    <>
      {cover}
      <div
        className={classNames('editor-preview prose', isEmpty && 'is-empty')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes everything it does not make itself
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}

const shortcuts: Record<string, MarkdownAction> = { b: 'bold', i: 'italic', k: 'link' }

function actOn(field: HTMLTextAreaElement | null, action: MarkdownAction) {
  if (field) writeField(field, applyMarkdown(action, readField(field)))
}

/** Ctrl+B and its like, and Enter inside a list. */
function onMarkdownKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
  const action = shortcuts[key.toLowerCase()]
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && action) {
    event.preventDefault()
    return actOn(currentTarget, action)
  }
  // Enter that ends the choice of a character is not a new line.
  const isPlainEnter = key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey
  if (!isPlainEnter || event.nativeEvent.isComposing) return
  const next = continueList(readField(currentTarget))
  if (!next) return
  event.preventDefault()
  writeField(currentTarget, next)
}
