import type { UseFormReturn } from 'react-hook-form'
import { devicePhotoTexts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Button } from '#ui/controls/button.tsx'
import { FormActs } from '../../parts/fields.tsx'
import { PhotoFields } from '../photo-fields.tsx'
import type { Upload, UploadQueue } from '../uploads/upload-queue.ts'
import { UploadStatus } from '../uploads/upload-status.tsx'
import type { DevicePhotos } from './device-photos.ts'
import { useSameWords } from './use-same-words.ts'

interface DevicePhotosFormProps {
  form: UseFormReturn<DevicePhotos>
  uploads: readonly Upload[]
  queue: UploadQueue
  onRemove: (id: string) => void
  onSubmit: (values: DevicePhotos) => Promise<void>
  onCancel: () => void
}

export function DevicePhotosForm(props: DevicePhotosFormProps) {
  const { form, uploads, queue, onRemove, onSubmit, onCancel } = props
  const { errors, isSubmitting } = form.formState
  const ready = uploads.filter((upload) => upload.state === 'ready')
  const isUnderWay = uploads.some(({ state }) => state !== 'ready' && state !== 'failed')
  const sameWords = useSameWords(form, uploads)
  const arriving = uploads.filter((upload) => upload.state !== 'failed')

  return (
    <form className="form-stack" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <ul className="uploads">
        {uploads.map((upload) => (
          <li key={upload.id} className="form-stack" aria-label={upload.file.name}>
            <UploadStatus
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onRemove={() => onRemove(upload.id)}
            />
            {upload.state !== 'failed' && (
              <PhotoFields
                register={(name) => form.register(`photos.${upload.id}.${name}`)}
                errors={errors.photos?.[upload.id]}
              />
            )}
            {upload === arriving[0] && arriving.length > 1 && (
              <SameWords onFill={() => sameWords.fill(upload.id)} onUndo={sameWords.undo} />
            )}
          </li>
        ))}
      </ul>
      <FormActs
        cancelLabel={texts.cancel}
        onCancel={onCancel}
        busy={isSubmitting}
        disabled={ready.length === 0 || isUnderWay}
      >
        {isSubmitting
          ? texts.adding
          : devicePhotoTexts.addPhotos(isUnderWay ? arriving.length : ready.length)}
      </FormActs>
    </form>
  )
}

function SameWords({ onFill, onUndo }: { onFill: () => void; onUndo: (() => void) | null }) {
  return (
    <p className="same-words">
      <Button look="quiet" small onClick={onFill}>
        {devicePhotoTexts.sameForAll}
      </Button>
      {onUndo ? (
        <Button look="line" small onClick={onUndo}>
          {devicePhotoTexts.undo}
        </Button>
      ) : (
        <span className="muted">{devicePhotoTexts.sameForAllHint}</span>
      )}
    </p>
  )
}
