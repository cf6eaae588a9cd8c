import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { createPhoto, PhotoDetails, PhotoInput } from '#shared/contract/photos.admin.ts'
import {
  devicePhotoTexts,
  leaveUploadsTexts,
  photoDayTexts,
  photoToasts,
  adminGalleryTexts as texts,
} from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons } from '../parts/fields.tsx'
import { LeaveGuard } from '../parts/leave-guard.tsx'
import { PhotoFields } from './edit-photo.tsx'
import { excludeEditedFields, type FilledField, listFieldsToFill } from './same-words.ts'
import { DropZone, UploadItem } from './upload-list.tsx'
import { titleFromFileName, type Upload, type UploadQueue, useUploads } from './upload-queue.ts'

interface AddPhotoDialogProps {
  open: boolean
  onClose: () => void
}

/** Text and uploads survive an accidental Escape; only success and Cancel reset them. */
export function AddPhotoDialog({ open, onClose }: AddPhotoDialogProps) {
  const adding = useAdding(onClose)
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
      <LeaveGuard isDirty={() => adding.hasWork} texts={leaveUploadsTexts} />
    </>
  )
}

/** The record is keyed by upload id. */
const DevicePhotos = z.object({ photos: z.record(z.string(), PhotoDetails) })
type DevicePhotos = z.output<typeof DevicePhotos>

const checkWords: Resolver<DevicePhotos> = standardSchemaResolver(DevicePhotos)

const readyIds = (uploads: readonly Upload[]) =>
  uploads.filter(({ state }) => state === 'ready').map(({ id }) => id)

const pickKeys = <T,>(from: Record<string, T>, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

function useAdding(onDone: () => void) {
  const { uploads, queue } = useUploads()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (body: PhotoInput) => api(createPhoto, { body }),
    meta: { failed: photoToasts.addFailed },
  })
  /** Resolves to false after a failure, which a toast has already reported. */
  const add = (photo: PhotoInput) =>
    mutateAsync(photo).then(
      () => true,
      () => false,
    )
  const { preset } = useCategories('photos')
  const emptyPhoto: PhotoInput = {
    title: '',
    description: '',
    imageUrl: '',
    category: preset,
    alt: '',
    day: null,
  }
  const urlForm = useForm<PhotoInput>({
    resolver: standardSchemaResolver(PhotoInput),
    defaultValues: emptyPhoto,
  })
  const deviceForm = useForm<DevicePhotos>({
    // A file that failed to upload needs no details and must not block the others.
    resolver: (values, context, options) =>
      checkWords({ photos: pickKeys(values.photos, readyIds(queue.list())) }, context, options),
    defaultValues: { photos: {} },
  })

  // A photo's day is known only after its upload; a day that the owner chose meanwhile stays.
  const handledIds = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, media } of uploads) {
      if (!media?.day || handledIds.current.has(id)) continue
      handledIds.current.add(id)
      if (!deviceForm.getValues(`photos.${id}.day`)) {
        deviceForm.setValue(`photos.${id}.day`, media.day)
      }
    }
  }, [uploads, deviceForm])

  function reset() {
    queue.clear()
    urlForm.reset(emptyPhoto)
    deviceForm.reset({ photos: {} })
    onDone()
  }
  async function finish(added: number) {
    // Refetches once for all photos, because the list of a large gallery is slow.
    await queryClient.invalidateQueries(photosQuery)
    if (added > 0) showToast(photoToasts.manyAdded(added))
    if (queue.list().length === 0) reset()
  }
  function remove(id: string) {
    deviceForm.unregister(`photos.${id}`)
    queue.remove(id)
  }
  function upload(files: File[]) {
    const { title, description, category } = urlForm.getValues()
    for (const { id, file } of queue.add(files)) {
      const words = { title: title || titleFromFileName(file.name), description, category }
      deviceForm.setValue(`photos.${id}`, { ...words, alt: '', day: null })
    }
  }
  async function addFromUrl(photo: PhotoInput) {
    if (await add(photo)) await finish(1)
  }
  async function addFromDevice({ photos }: DevicePhotos) {
    let added = 0
    // The photo added last is the newest in the gallery, so the list is added in reverse.
    for (const { id, media } of uploads.toReversed()) {
      const details = photos[id]
      if (!details || !media) continue
      if (await add({ ...details, imageUrl: media.imageUrl })) {
        added += 1
        remove(id)
      }
    }
    await finish(added)
  }

  return {
    uploads,
    queue,
    urlForm,
    deviceForm,
    /** Whether leaving the page would lose photos or text. */
    hasWork: uploads.length > 0 || urlForm.formState.isDirty,
    reset,
    remove,
    upload,
    addFromUrl,
    addFromDevice,
  }
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
