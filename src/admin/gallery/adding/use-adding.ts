import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { defaultGalleryCategory } from '#shared/categories.ts'
import { PhotoInput } from '#shared/contract/photos.ts'
import { photosAddedToast } from '#shared/texts/gallery.ts'
import { toast } from '#ui/overlays/toast.ts'
import { useUploads } from '../../uploads/use-uploads.ts'
import { DevicePhotos } from './device-photos-form.tsx'
import { titleFromFileName } from './title-from-file-name.ts'
import { useAddPhoto } from './use-add-photo.ts'

const emptyPhoto = { title: '', description: '', imageUrl: '', category: defaultGalleryCategory }

/** Both ways to add: one photo by its address, or many from the device. */
export function useAdding(onDone: () => void) {
  const { uploads, queue } = useUploads()
  const addPhoto = useAddPhoto()
  const urlForm = useForm<PhotoInput>({
    resolver: standardSchemaResolver(PhotoInput),
    defaultValues: emptyPhoto,
  })
  const deviceForm = useForm<DevicePhotos>({
    resolver: standardSchemaResolver(DevicePhotos),
    defaultValues: { photos: {} },
  })

  function reset() {
    queue.clear()
    urlForm.reset(emptyPhoto)
    deviceForm.reset({ photos: {} })
    onDone()
  }
  function finish(added: number) {
    toast(photosAddedToast(added))
    reset()
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
    if (await addPhoto(photo)) finish(1)
  }
  async function addFromDevice({ photos }: DevicePhotos) {
    let added = 0
    // The first of the list is the newest in the gallery.
    for (const { id, media } of uploads.toReversed()) {
      const details = photos[id]
      if (!details || !media) continue
      if (await addPhoto({ ...details, imageUrl: media.imageUrl })) {
        added += 1
        remove(id)
      }
    }
    if (queue.list().length === 0) finish(added)
  }

  return { uploads, queue, urlForm, deviceForm, reset, remove, upload, addFromUrl, addFromDevice }
}
