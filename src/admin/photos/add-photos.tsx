import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PhotoInput } from '#shared/contract/photos.admin.ts'
import {
  devicePhotoTexts,
  leaveUploadsTexts,
  photoDayTexts,
  adminGalleryTexts as texts,
} from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { useCategories } from '../app/diary.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { PhotoFields } from './edit-photo.tsx'
import { excludeEditedFields, type FilledField, listFieldsToFill } from './same-words.ts'
import { DropZone, UploadItem } from './upload-list.tsx'
import type { Upload, UploadQueue } from './upload-queue.ts'
import type { AddingPhotos, DevicePhotos } from './use-adding-photos.ts'

interface AddPhotoDialogProps {
  open: boolean
  onClose: () => void
  adding: AddingPhotos
}

/** Text and uploads survive an accidental Escape; only success and Cancel reset them. */
export function AddPhotoDialog({ open, onClose, adding }: AddPhotoDialogProps) {
  const { uploads, reset } = adding
  const hasUploads = uploads.length > 0
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.addPhoto}
        description={texts.allRequired}
        closeLabel={adminTexts.close}
      >
        <DropZone onFiles={adding.upload} compact={hasUploads}>
          {hasUploads && (
            <DevicePhotosForm
              form={adding.deviceForm}
              uploads={uploads}
              queue={adding.queue}
              onRemove={adding.remove}
              onSubmit={adding.addFromDevice}
              onCancel={reset}
            />
          )}
        </DropZone>
        {!hasUploads && (
          <UrlPhotoForm form={adding.urlForm} onSubmit={adding.addFromUrl} onCancel={reset} />
        )}
      </Dialog>
      <LeaveGuard isDirty={adding.hasUnstoredWork} texts={leaveUploadsTexts} />
    </>
  )
}

interface DevicePhotosFormProps {
  form: UseFormReturn<DevicePhotos>
  uploads: readonly Upload[]
  queue: UploadQueue
  onRemove: (id: string) => void
  onSubmit: (values: DevicePhotos) => Promise<void>
  onCancel: () => void
}

function DevicePhotosForm(props: DevicePhotosFormProps) {
  const { form, uploads, queue, onRemove, onSubmit, onCancel } = props
  const { errors, isSubmitting } = form.formState
  const ready = uploads.filter((upload) => upload.state === 'ready')
  const isUnderWay = uploads.some(
    ({ state }) => state !== 'ready' && state !== 'tooLong' && state !== 'failed',
  )
  const sameWords = useSameWords(form, uploads)
  const arriving = uploads.filter((upload) => upload.state !== 'failed')

  return (
    <form className="form-stack" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <ul className="uploads">
        {uploads.map((upload) => (
          <li key={upload.id} className="form-stack" aria-label={upload.file.name}>
            <UploadItem
              upload={upload}
              onRetry={() => queue.retry(upload.id)}
              onRemove={() => onRemove(upload.id)}
              onTrim={(choice) => queue.trim(upload.id, choice)}
            />
            {upload.state !== 'failed' && (
              <PhotoFields
                register={(name, options) =>
                  form.register(`photos.${upload.id}.${name}`, options as object)
                }
                errors={errors.photos?.[upload.id]}
                isOwn
                dayHint={upload.media?.day ? photoDayTexts.readHint : undefined}
              />
            )}
            {upload === arriving[0] && arriving.length > 1 && (
              <SameWords onFill={() => sameWords.fill(upload.id)} onUndo={sameWords.undo} />
            )}
          </li>
        ))}
      </ul>
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onCancel}
        busy={isSubmitting}
        disabled={ready.length === 0 || isUnderWay}
      >
        {isSubmitting
          ? texts.adding
          : devicePhotoTexts.addPhotos(isUnderWay ? arriving.length : ready.length)}
      </FormButtons>
    </form>
  )
}

function SameWords({ onFill, onUndo }: { onFill: () => void; onUndo: (() => void) | null }) {
  return (
    <p className="cluster same-words">
      <Button variant="quiet" small onClick={onFill}>
        {devicePhotoTexts.sameForAll}
      </Button>
      {onUndo ? (
        <Button variant="line" small onClick={onUndo}>
          {devicePhotoTexts.undo}
        </Button>
      ) : (
        <span className="muted">{devicePhotoTexts.sameForAllHint}</span>
      )}
    </p>
  )
}

/** Copies the details of one photo into all empty fields of the others; can be undone. */
function useSameWords(form: UseFormReturn<DevicePhotos>, uploads: readonly Upload[]) {
  const { preset } = useCategories('photos')
  const [filled, setFilled] = useState<FilledField[]>([])

  function write(changes: FilledField[], value: 'before' | 'after') {
    for (const change of changes) {
      form.setValue(`photos.${change.id}.${change.field}`, change[value], { shouldDirty: true })
    }
    if (form.formState.isSubmitted) void form.trigger()
  }

  return {
    fill(from: string) {
      const { photos } = form.getValues()
      const others = uploads.map(({ id }) => id).filter((id) => id !== from)
      const changes = listFieldsToFill(photos, from, others, preset)
      write(changes, 'after')
      setFilled(changes)
    },
    undo:
      filled.length === 0
        ? null
        : () => {
            write(excludeEditedFields(form.getValues().photos, filled), 'before')
            setFilled([])
          },
  }
}

interface UrlPhotoFormProps {
  form: UseFormReturn<PhotoInput>
  onSubmit: (photo: PhotoInput) => Promise<void>
  onCancel: () => void
}

function UrlPhotoForm({ form, onSubmit, onCancel }: UrlPhotoFormProps) {
  const { errors, isSubmitting } = form.formState
  return (
    <form className="form-stack" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <div className="photo-link">
        <Field
          label={texts.imageUrl}
          hint={texts.imageUrlHint}
          error={errors.imageUrl?.message}
          required
        >
          <Input
            type="url"
            inputMode="url"
            placeholder={texts.imageUrlPlaceholder}
            {...form.register('imageUrl')}
          />
        </Field>
      </div>
      <PhotoFields
        register={(name, options) => form.register(name, options as object)}
        errors={errors}
      />
      <FormButtons cancelLabel={texts.cancel} onCancel={onCancel} busy={isSubmitting}>
        {isSubmitting ? texts.adding : texts.add}
      </FormButtons>
    </form>
  )
}
