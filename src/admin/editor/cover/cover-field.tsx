import { ImagePlus, Trash2 } from 'lucide'
import { useState } from 'react'
import { editorFields, coverTexts as texts } from '#shared/texts/editor.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { CoverPicker } from './cover-picker.tsx'
import { useImageLoads } from './use-image-loads.ts'

interface CoverFieldProps {
  value: string
  error: string | undefined
  onChange: (url: string) => void
}

export function CoverField({ value, error, onChange }: CoverFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const loads = useImageLoads(value)
  const describedBy = error ? 'cover-error' : undefined
  return (
    <fieldset className="field cover-field">
      <legend className="label">{editorFields.coverImage}</legend>
      {value === '' ? (
        <button
          type="button"
          className="cover-empty"
          id="cover-choose"
          aria-describedby={describedBy}
          data-invalid={error ? '' : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon of={ImagePlus} />
          {texts.choose}
        </button>
      ) : (
        <div className="cover-pick">
          <ResponsiveImage src={value} alt="" sizes="320px" />
          <div className="acts">
            <Button
              id="cover-choose"
              look="quiet"
              small
              aria-label={`${texts.change}: ${editorFields.coverImage}`}
              aria-describedby={describedBy}
              onClick={() => setOpen(true)}
            >
              {texts.change}
            </Button>
            <Button look="quiet" small aria-label={texts.remove} onClick={() => onChange('')}>
              <Icon of={Trash2} />
            </Button>
          </div>
        </div>
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
        <CoverPicker
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
