import { ImagePlus, X } from 'lucide'
import { useState } from 'react'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ChoosePhoto } from '../../../photos/uploads/choose-photo.tsx'
import type { EntryForm } from './use-entry-form.ts'

export function EntryPhoto({ form }: { form: EntryForm }) {
  const [isChoosing, setChoosing] = useState(false)
  const url = form.watch('photoUrl')
  const error = form.formState.errors.photoUrl?.message
  const choose = (photoUrl: string | null) => form.setValue('photoUrl', photoUrl)
  return (
    <div className="entry-photo">
      {url && (
        <span className="entry-pic">
          <ResponsiveImage src={url} alt="" sizes="60px" />
        </span>
      )}
      <IconButton
        framed
        label={url ? texts.changePhoto : texts.addPhoto}
        onClick={() => setChoosing(true)}
      >
        <Icon of={ImagePlus} />
      </IconButton>
      {url && (
        <IconButton framed label={texts.removePhoto} onClick={() => choose(null)}>
          <Icon of={X} />
        </IconButton>
      )}
      {error && <p className="error">{error}</p>}
      {isChoosing && (
        <ChoosePhoto
          title={texts.photo}
          current={url ?? ''}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            choose(chosen)
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}
