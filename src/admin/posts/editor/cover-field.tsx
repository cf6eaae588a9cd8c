import { useDeferredValue, useMemo, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { listPictures } from '#shared/markdown/cover.ts'
import type { ImageNode } from '#shared/markdown/inline.ts'
import { editorFields, photoTexts, coverTexts as texts } from '#texts/admin/editor.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ImagePlus } from '#ui/icons/image-plus.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { FocalPointButton } from '../../photos/focal-point.tsx'
import { PhotoPicker, type PickerTab, useCanLoadImage } from '../../photos/photo-picker.tsx'

import type { PostValues } from '../post-values.ts'

interface CoverFieldProps {
  control: Control<PostValues>
  value: string
  error: string | undefined
  onChange: (url: string) => void
}

export function CoverField({ control, value, error, onChange }: CoverFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const ofStory = useStoryPictures(control)
  const shown = value || (ofStory[0]?.src ?? '')
  const loads = useCanLoadImage(value)
  const describedBy = error ? 'cover-error' : undefined
  return (
    <fieldset className="field cover-field">
      <legend className="label">{editorFields.coverImage}</legend>
      {shown === '' ? (
        <EmptyCover describedBy={describedBy} onChoose={() => setOpen(true)} />
      ) : (
        <ChosenCover
          url={shown}
          describedBy={describedBy}
          onChange={() => setOpen(true)}
          onRemove={value === '' ? null : () => onChange('')}
        />
      )}
      {value === '' && (
        <p className="hint">{shown === '' ? texts.firstPhotoWill : texts.firstPhotoIs}</p>
      )}
      {loads === false && (
        <p className="hint" role="status">
          {texts.didNotLoad}
        </p>
      )}
      {error && (
        <p className="error" id="cover-error">
          {error}
        </p>
      )}
      {isOpen && (
        <PhotoPicker
          pick="one"
          title={texts.pickerTitle}
          tabs={pickerTabs()}
          ofStory={ofStory}
          texts={pickerTexts()}
          onClose={() => setOpen(false)}
          onChoose={(url) => {
            onChange(url)
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}

/** Deferred, so that typing does not wait until the pictures are parsed. */
function useStoryPictures(control: Control<PostValues>): ImageNode[] {
  const content = useDeferredValue(useWatch({ control, name: 'content' }))
  return useMemo(() => listPictures(content), [content])
}

const pickerTabs = (): PickerTab[] => [
  { label: texts.tabs.gallery, sources: ['story', 'samples'] },
  { label: texts.tabs.upload, sources: ['address', 'device'] },
  { label: texts.tabs.photos, sources: ['gallery'] },
]

const pickerTexts = () => ({
  photoLabel: texts.photoLabel,
  sampleLabel: texts.sampleLabel,
  storyLabel: texts.storyLabel,
  uploading: photoTexts.uploading,
  address: texts.url,
  addressHint: texts.urlHint,
  addressWrong: postErrors.cover,
  didNotLoad: texts.didNotLoad,
  add: texts.add,
})

/** The form focuses this button when the cover is invalid. */
export const COVER_BUTTON_ID = 'cover-choose'

interface EmptyCoverProps {
  describedBy: string | undefined
  onChoose: () => void
}

function EmptyCover({ describedBy, onChoose }: EmptyCoverProps) {
  return (
    <button
      type="button"
      className="cover-empty"
      id={COVER_BUTTON_ID}
      aria-describedby={describedBy}
      data-invalid={describedBy ? '' : undefined}
      onClick={onChoose}
    >
      <Icon of={ImagePlus} />
      {texts.choose}
    </button>
  )
}

interface ChosenCoverProps {
  url: string
  describedBy: string | undefined
  onChange: () => void
  /** Null for the first picture of the content, which nobody chose as the cover. */
  onRemove: (() => void) | null
}

function ChosenCover({ url, describedBy, onChange, onRemove }: ChosenCoverProps) {
  return (
    <div className="cover-pick">
      <ResponsiveImage src={url} alt="" sizes="320px" />
      <div className="cluster">
        <Button
          id={COVER_BUTTON_ID}
          variant="quiet"
          small
          aria-label={onRemove ? `${texts.change}: ${editorFields.coverImage}` : undefined}
          aria-describedby={describedBy}
          onClick={onChange}
        >
          {onRemove ? texts.change : texts.choose}
        </Button>
        <FocalPointButton imageUrl={url} of={editorFields.coverImage} />
        {onRemove && (
          <Button variant="quiet" small aria-label={texts.remove} onClick={onRemove}>
            <Icon of={Trash2} />
          </Button>
        )}
      </div>
    </div>
  )
}
