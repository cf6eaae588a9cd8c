import { X } from 'lucide'
import { pictureTexts as texts } from '#texts/admin/photos.ts'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { UploadStatus } from '../uploads/upload-status.tsx'
import type { ChosenPicture, Pictures } from './use-pictures.ts'

/** In the order they are shown in, each with its words. */
export function ChosenPictures({ pictures }: { pictures: Pictures }) {
  const { chosen, arrived } = pictures
  return (
    <section aria-label={texts.chosen}>
      {arrived.length > 1 && <p className="hint">{texts.sideBySide}</p>}
      <ol className="chosen-pictures">
        {chosen.map((picture, at) => (
          <li key={picture.id} aria-label={texts.number(at + 1)}>
            <Shown picture={picture} pictures={pictures} />
            <Words picture={picture} pictures={pictures} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChosenProps {
  picture: ChosenPicture
  pictures: Pictures
}

function Shown({ picture, pictures }: ChosenProps) {
  const { id, url, alt, upload } = picture
  const remove = () => pictures.remove(id)
  if (upload) {
    return <UploadStatus upload={upload} onRetry={() => pictures.retry(id)} onRemove={remove} />
  }
  return (
    <div className="upload">
      <span className="upload-preview">
        <ResponsiveImage src={url} alt="" sizes="84px" width={84} height={63} />
      </span>
      <p className="upload-name">{alt || url}</p>
      <IconButton label={texts.remove(alt || url)} onClick={remove}>
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

function Words({ picture, pictures }: ChosenProps) {
  const { id, alt, caption, upload } = picture
  if (upload?.state === 'failed') return null
  return (
    <div className="chosen-words">
      <Field label={texts.alt} hint={texts.altHint}>
        <Input
          value={alt}
          onChange={(event) => pictures.describe(id, { alt: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.caption} hint={texts.captionHint}>
        <Input
          value={caption}
          onChange={(event) => pictures.describe(id, { caption: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}
