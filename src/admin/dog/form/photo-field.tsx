import { useState } from 'react'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Button } from '#ui/controls/button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { FocalPointButton } from '../../photos/focal-point/focal-point-button.tsx'
import { ChoosePhoto } from '../../photos/uploads/choose-photo.tsx'
import { useDog } from './use-dog-form.ts'

interface PhotoFieldProps {
  at: 'heroPhoto' | 'portrait'
  label: string
  hint: string
  shape: 'is-mount' | 'is-arch'
}

export function PhotoField({ at, label, hint, shape }: PhotoFieldProps) {
  const { read, write, errors } = useDog()
  const [isOpen, setOpen] = useState(false)
  const url = read(at)
  return (
    <figure className={classNames('pick', shape)}>
      <div className="pic">{url && <ResponsiveImage src={url} alt="" sizes="104px" />}</div>
      <figcaption>
        <strong className="label">{label}</strong>
        <p>{hint}</p>
        <div className="acts">
          <Button
            look="quiet"
            small
            data-path={at}
            aria-label={`${url ? texts.changePhoto : texts.choosePhoto}: ${label}`}
            onClick={() => setOpen(true)}
          >
            {url ? texts.changePhoto : texts.choosePhoto}
          </Button>
          {url && <FocalPointButton imageUrl={url} of={label} />}
          {url && (
            <Button
              look="quiet"
              small
              aria-label={`${texts.removePhoto}: ${label}`}
              onClick={() => write(at, '')}
            >
              {texts.removePhoto}
            </Button>
          )}
        </div>
        {errors[at] && <p className="error">{errors[at]}</p>}
      </figcaption>
      {isOpen && (
        <ChoosePhoto
          title={label}
          current={url}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            write(at, chosen)
            setOpen(false)
          }}
        />
      )}
    </figure>
  )
}
