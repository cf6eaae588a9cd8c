import type { UseFormReturn } from 'react-hook-form'
import type { PhotoInput } from '#shared/contract/photos.admin.ts'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { FormActs } from '../../parts/fields.tsx'
import { PhotoFields } from '../photo-fields.tsx'

interface UrlPhotoFormProps {
  form: UseFormReturn<PhotoInput>
  onSubmit: (photo: PhotoInput) => Promise<void>
  onCancel: () => void
}

export function UrlPhotoForm({ form, onSubmit, onCancel }: UrlPhotoFormProps) {
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
      <PhotoFields register={form.register} errors={errors} />
      <FormActs cancelLabel={texts.cancel} onCancel={onCancel} busy={isSubmitting}>
        {isSubmitting ? texts.adding : texts.add}
      </FormActs>
    </form>
  )
}
