import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Resolver, useForm } from 'react-hook-form'
import { PhotoInput } from '#shared/contract/photos.admin.ts'
import { photoToasts } from '#texts/admin/photos.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useCategories } from '../../app/diary.ts'
import type { Upload } from '../uploads/upload-queue.ts'
import { useUploads } from '../uploads/use-uploads.ts'
import { DevicePhotos } from './device-photos.ts'
import { titleFromFileName } from './title-from-file-name.ts'
import { useAddPhoto } from './use-add-photo.ts'

const checkWords: Resolver<DevicePhotos> = standardSchemaResolver(DevicePhotos)

const readyIds = (uploads: readonly Upload[]) =>
  uploads.filter(({ state }) => state === 'ready').map(({ id }) => id)

const pick = <T>(from: Record<string, T>, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))

/** Both ways to add: one photo by its address, or many from the device. */
export function useAdding(onDone: () => void) {
  const { uploads, queue } = useUploads()
  const addPhoto = useAddPhoto()
  const { preset } = useCategories('photos')
  const emptyPhoto = { title: '', description: '', imageUrl: '', category: preset }
  const urlForm = useForm<PhotoInput>({
    resolver: standardSchemaResolver(PhotoInput),
    defaultValues: emptyPhoto,
  })
  const deviceForm = useForm<DevicePhotos>({
    // A file that did not arrive needs no words, and does not hold up the others.
    resolver: (values, context, options) =>
      checkWords({ photos: pick(values.photos, readyIds(queue.list())) }, context, options),
    defaultValues: { photos: {} },
  })

  function reset() {
    queue.clear()
    urlForm.reset(emptyPhoto)
    deviceForm.reset({ photos: {} })
    onDone()
  }
  async function finish(added: number) {
    await addPhoto.refresh()
    if (added > 0) toast(photoToasts.manyAdded(added))
    if (queue.list().length === 0) reset()
  }
  function remove(id: string) {
    deviceForm.unregister(`photos.${id}`)
    queue.remove(id)
  }
  function upload(files: File[]) {
    const { title, description, category } = urlForm.getValues()
    for (const { id, file } of queue.add(files)) {
      const details = { title: title || titleFromFileName(file.name), description, category }
      deviceForm.setValue(`photos.${id}`, details)
    }
  }
  async function addFromUrl(photo: PhotoInput) {
    if (await addPhoto.add(photo)) await finish(1)
  }
  async function addFromDevice({ photos }: DevicePhotos) {
    let added = 0
    // The first of the list is the newest in the gallery.
    for (const { id, media } of uploads.toReversed()) {
      const details = photos[id]
      if (!details || !media) continue
      if (await addPhoto.add({ ...details, imageUrl: media.imageUrl })) {
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
    /** Photos or words that leaving would lose. */
    hasWork: uploads.length > 0 || urlForm.formState.isDirty,
    reset,
    remove,
    upload,
    addFromUrl,
    addFromDevice,
  }
}
