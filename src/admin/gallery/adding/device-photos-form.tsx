import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { PhotoDetails } from '#shared/contract/photos.ts'
import { adminGalleryTexts as texts } from '#shared/texts/gallery.ts'
import { addPhotosLabel, devicePhotoTexts } from '#shared/texts/upload.ts'
import { Button } from '#ui/controls/button.tsx'
import type { Upload, UploadQueue } from '../../uploads/upload-queue.ts'
import { UploadStatus } from '../../uploads/upload-status.tsx'
import { PhotoFields } from '../photo-fields.tsx'

/** The words for each photo, by the id of its upload. */
export const DevicePhotos = z.object({ photos: z.record(z.string(), PhotoDetails) })
export type DevicePhotos = z.output<typeof DevicePhotos>

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
  const areAllReady = uploads.every((upload) => upload.state === 'ready')

  const copyToAll = (from: string) => {
    const { title, description, category } = form.getValues(`photos.${from}`)
    for (const { id } of uploads) {
      form.setValue(`photos.${id}`, {
        title: form.getValues(`photos.${id}.title`) || title,
        description,
        category,
      })
    }
    if (form.formState.isSubmitted) void form.trigger()
  }

  return (
    <form className="form-stack" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <ul className="uploads">
        {uploads.map((upload, index) => (
          <li key={upload.id} className="form-stack" aria-label={upload.file.name}>
            <UploadStatus
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onRemove={() => onRemove(upload.id)}
            />
            <PhotoFields
              register={(name) => form.register(`photos.${upload.id}.${name}`)}
              errors={errors.photos?.[upload.id]}
            />
            {index === 0 && uploads.length > 1 && (
              <Button look="quiet" small onClick={() => copyToAll(upload.id)}>
                {devicePhotoTexts.sameForAll}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="acts">
        <Button look="line" small onClick={onCancel} disabled={isSubmitting}>
          {texts.cancel}
        </Button>
        <Button type="submit" small busy={isSubmitting} disabled={!areAllReady}>
          {isSubmitting ? texts.adding : addPhotosLabel(uploads.length)}
        </Button>
      </div>
    </form>
  )
}
