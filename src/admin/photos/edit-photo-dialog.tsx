import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PhotoDetails, updatePhoto } from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { photoToasts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { toast } from '#ui/overlays/toast.ts'
import { api, messageOf } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormActs } from '../parts/fields.tsx'
import { FocalPointButton } from './focal-point/focal-point-button.tsx'
import { PhotoPreview } from './list/photo-preview.tsx'
import { PhotoFields } from './photo-fields.tsx'

interface EditPhotoDialogProps {
  photo: Photo
  onClose: () => void
}

/** Mount it to open it. */
export function EditPhotoDialog({ photo, onClose }: EditPhotoDialogProps) {
  const queryClient = useQueryClient()
  const { preset } = useCategories('photos')
  const form = useForm<z.output<typeof PhotoDetails>>({
    resolver: standardSchemaResolver(PhotoDetails),
    defaultValues: {
      title: photo.title,
      description: photo.description ?? '',
      category: photo.category || preset,
    },
  })
  const { errors, isSubmitting, isDirty } = form.formState

  const save = form.handleSubmit(async (body) => {
    try {
      await api(updatePhoto, { params: { id: photo.id }, body })
      await queryClient.invalidateQueries(photosQuery)
      toast(photoToasts.changed)
      onClose()
    } catch (error) {
      toast({ ...photoToasts.changeFailed(messageOf(error)), variant: 'destructive' })
    }
  })

  return (
    <Dialog
      onClose={onClose}
      title={texts.edit}
      description={texts.editDescription}
      closeLabel={adminTexts.close}
    >
      <div className="edited-photo">
        <PhotoPreview photo={photo} />
        <FocalPointButton imageUrl={photo.imageUrl} of={photo.title} withText />
      </div>
      <form className="form-stack" noValidate onSubmit={save}>
        <PhotoFields
          register={form.register}
          errors={errors}
          category={photo.category ?? undefined}
        />
        <FormActs
          cancelLabel={texts.cancel}
          onCancel={onClose}
          busy={isSubmitting}
          disabled={!isDirty}
        >
          {isSubmitting ? texts.saving : texts.save}
        </FormActs>
      </form>
    </Dialog>
  )
}
