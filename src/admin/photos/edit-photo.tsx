import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FieldError, type UseFormRegisterReturn, useForm } from 'react-hook-form'
import {
  DescribedPhotoDetails,
  isDescriptionRequired,
  PhotoDetails,
  updatePhoto,
} from '#shared/contract/photos.admin.ts'
import type { Photo } from '#shared/contract/photos.ts'
import { photoDayTexts, photoToasts, adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Field, Input, Textarea } from '#ui/controls/field.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { api } from '../app/api.ts'
import { useCategories } from '../app/diary.ts'
import { photosQuery } from '../app/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FormButtons, Select } from '../parts/fields.tsx'
import { FocalPointButton } from './focal-point.tsx'
import { getTodayInBrowser } from './photo-days.ts'
import { PhotoPreview } from './photo-preview.tsx'

interface EditPhotoDialogProps {
  photo: Photo
  onClose: () => void
}

export function EditPhotoDialog({ photo, onClose }: EditPhotoDialogProps) {
  const queryClient = useQueryClient()
  const { preset } = useCategories('photos')
  const isOwn = !isDescriptionRequired(photo.imageUrl)
  const form = useForm<PhotoDetails>({
    resolver: standardSchemaResolver(isOwn ? PhotoDetails : DescribedPhotoDetails),
    defaultValues: {
      title: photo.title,
      description: photo.description ?? '',
      category: photo.category || preset,
      alt: photo.alt ?? '',
      day: photo.date,
    },
  })
  const { errors, isDirty, dirtyFields } = form.formState

  const saving = useMutation({
    async mutationFn({ day, ...words }: PhotoDetails) {
      // The form shows the upload day as a default; sending it unchanged would store it as chosen by the owner.
      const body = dirtyFields.day ? { ...words, day } : words
      await api(updatePhoto, { params: { id: photo.id }, body })
      await queryClient.invalidateQueries(photosQuery)
    },
    onSuccess() {
      showToast(photoToasts.changed)
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
          isOwn={isOwn}
          dayHint={photoDayTexts.editHint}
        />
        <FormButtons
          cancelLabel={texts.cancel}
          onCancel={onClose}
          busy={saving.isPending}
          disabled={!isDirty}
        >
          {saving.isPending ? texts.saving : texts.save}
        </FormButtons>
      </form>
    </Dialog>
  )
}

type FieldName = 'title' | 'description' | 'category' | 'alt' | 'day'

const asDay = { setValueAs: (value: string | null) => value || null }

interface PhotoFieldsProps {
  register: (name: FieldName, options?: typeof asDay) => UseFormRegisterReturn
  errors: Partial<Record<FieldName, FieldError>> | undefined
  /** Stays an option while the photo has this category. */
  category?: string
  isOwn?: boolean
  dayHint?: string
}

export function PhotoFields(props: PhotoFieldsProps) {
  const { register, errors, category, isOwn, dayHint = photoDayTexts.hint } = props
  const { offered } = useCategories('photos')
  const isOther = category && !offered.some(({ value }) => value === category)
  return (
    <>
      <Field label={texts.photoTitle} error={errors?.title?.message} required>
        <Input {...register('title')} />
      </Field>
      <Field
        label={texts.description}
        hint={isOwn ? texts.optional : undefined}
        error={errors?.description?.message}
        required={!isOwn}
      >
        <Textarea rows={2} className="is-low" {...register('description')} />
      </Field>
      <div className="photo-sorting">
        <Field label={texts.category} error={errors?.category?.message} required>
          <Select
            options={isOther ? [...offered, { value: category, label: category }] : offered}
            {...register('category')}
          />
        </Field>
        <Field label={photoDayTexts.day} hint={dayHint} error={errors?.day?.message}>
          <Input type="date" max={getTodayInBrowser()} {...register('day', asDay)} />
        </Field>
      </div>
      <Field label={texts.alt} hint={texts.altHint} error={errors?.alt?.message}>
        <Input {...register('alt')} />
      </Field>
    </>
  )
}
