import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { defaultGalleryCategory } from '#shared/categories.ts'
import { PhotoInput } from '#shared/contract/photos.ts'
import { adminTexts } from '#shared/texts/admin.ts'
import { photosAddedToast, adminGalleryTexts as texts } from '#shared/texts/gallery.ts'
import { toast } from '#ui/overlays/toast.ts'
import { Dialog } from '../controls/dialog.tsx'
import { DropZone } from '../uploads/drop-zone.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { DevicePhotos, DevicePhotosForm } from './adding/device-photos-form.tsx'
import { titleFromFileName } from './adding/title-from-file-name.ts'
import { UrlPhotoForm } from './adding/url-photo-form.tsx'
import { useAddPhoto } from './adding/use-add-photo.ts'

interface AddPhotoDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const emptyPhoto = { title: '', description: '', imageUrl: '', category: defaultGalleryCategory }

/** What was typed or uploaded outlives a slip on the Escape key; only success and Cancel reset it. */
export function AddPhotoDialog({ open, onOpenChange }: AddPhotoDialogProps) {
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
    onOpenChange(false)
  }
  function finish(added: number) {
    toast(photosAddedToast(added))
    reset()
  }
  function take(files: File[]) {
    const typed = urlForm.getValues()
    for (const { id, file } of queue.add(files)) {
      deviceForm.setValue(`photos.${id}`, {
        title: typed.title || titleFromFileName(file.name),
        description: typed.description,
        category: typed.category,
      })
    }
  }
  function remove(id: string) {
    deviceForm.unregister(`photos.${id}`)
    queue.remove(id)
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

  const hasUploads = uploads.length > 0
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.addPhoto}
      description={texts.allRequired}
      closeLabel={adminTexts.close}
    >
      <DropZone onFiles={take} compact={hasUploads}>
        {hasUploads && (
          <DevicePhotosForm
            form={deviceForm}
            uploads={uploads}
            queue={queue}
            onRemove={remove}
            onSubmit={addFromDevice}
            onCancel={reset}
          />
        )}
      </DropZone>
      {!hasUploads && <UrlPhotoForm form={urlForm} onSubmit={addFromUrl} onCancel={reset} />}
    </Dialog>
  )
}
