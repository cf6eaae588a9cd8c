import { ImagePlus } from 'lucide'
import { useState } from 'react'
import { logTexts as texts } from '#shared/texts/dog-log.ts'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { ChoosePhoto } from '../../../uploads/choose-photo.tsx'
import type { EntryForm } from './use-entry-form.ts'

export function EntryPhoto({ form }: { form: EntryForm }) {
  const [isChoosing, setChoosing] = useState(false)
  const url = form.watch('photoUrl')
  const error = form.formState.errors.photoUrl?.message
  const choose = (photoUrl: string | null) => form.setValue('photoUrl', photoUrl)
  return (
    <div className="entry-photo">
      {url && <ResponsiveImage src={url} alt="" sizes="60px" />}
      <Button look="quiet" small onClick={() => setChoosing(true)}>
        <Icon of={ImagePlus} />
        {url ? texts.changePhoto : texts.addPhoto}
      </Button>
      {url && (
        <Button look="quiet" small onClick={() => choose(null)}>
          {texts.removePhoto}
        </Button>
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
