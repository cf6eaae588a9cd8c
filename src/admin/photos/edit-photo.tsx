import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FieldError, type UseFormRegisterReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PhotoDetails, updatePhoto } from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { photoToasts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormActs, Select } from '../parts/fields.tsx'
import { FocalPointButton } from './focal-point.tsx'
import { PhotoPreview } from './photo-preview.tsx'

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
  const { errors, isDirty } = form.formState

  const saving = useMutation({
    async mutationFn(body: z.output<typeof PhotoDetails>) {
      await api(updatePhoto, { params: { id: photo.id }, body })
      await queryClient.invalidateQueries(photosQuery)
    },
    onSuccess() {
      toast(photoToasts.changed)
      onClose()
    },
    meta: { failed: photoToasts.changeFailed },
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
      <form
        className="form-stack"
        noValidate
        onSubmit={form.handleSubmit((body) => saving.mutate(body))}
      >
        <PhotoFields
          register={form.register}
          errors={errors}
          category={photo.category ?? undefined}
        />
        <FormActs
          cancelLabel={texts.cancel}
          onCancel={onClose}
          busy={saving.isPending}
          disabled={!isDirty}
        >
          {saving.isPending ? texts.saving : texts.save}
        </FormActs>
      </form>
    </Dialog>
  )
}

type FieldName = 'title' | 'description' | 'category'

interface PhotoFieldsProps {
  register: (name: FieldName) => UseFormRegisterReturn
  errors: Partial<Record<FieldName, FieldError>> | undefined
  /** Stays on offer while the photo is in it. */
  category?: string
}

export function PhotoFields({ register, errors, category }: PhotoFieldsProps) {
  const { offered } = useCategories('photos')
  const isOther = category && !offered.some(({ value }) => value === category)
  return (
    <>
      <Field label={texts.photoTitle} error={errors?.title?.message} required>
        <Input {...register('title')} />
      </Field>
      <Field label={texts.description} error={errors?.description?.message} required>
        <Textarea rows={2} className="is-low" {...register('description')} />
      </Field>
      <Field label={texts.category} error={errors?.category?.message} required>
        <Select
          options={isOther ? [...offered, { value: category, label: category }] : offered}
          {...register('category')}
        />
      </Field>
    </>
  )
}
