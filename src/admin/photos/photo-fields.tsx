import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { adminGalleryTexts as texts } from '#texts/admin/photos.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { useCategories } from '../app/diary.ts'
import { Select } from '../parts/fields.tsx'

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
