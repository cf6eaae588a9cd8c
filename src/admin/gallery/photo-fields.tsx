import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { galleryCategories } from '#shared/categories.ts'
import { adminGalleryTexts as texts } from '#shared/texts/gallery.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Select } from '../controls/select.tsx'

type FieldName = 'title' | 'description' | 'category'

interface PhotoFieldsProps {
  register: (name: FieldName) => UseFormRegisterReturn
  errors: Partial<Record<FieldName, FieldError>> | undefined
  /** A category of the owner's own stays on offer while it is in use. */
  category?: string
  /** Stands between the words and the category. */
  children?: ReactNode
}

export function PhotoFields({ register, errors, category, children }: PhotoFieldsProps) {
  const isOwn = category && !galleryCategories.some((offered) => offered === category)
  const offered = isOwn ? [...galleryCategories, category] : galleryCategories
  return (
    <>
      <Field label={texts.photoTitle} error={errors?.title?.message} required>
        <Input {...register('title')} />
      </Field>
      <Field label={texts.description} error={errors?.description?.message} required>
        <Textarea rows={2} className="is-low" {...register('description')} />
      </Field>
      {children}
      <Field label={texts.category} error={errors?.category?.message} required>
        <Select
          options={offered.map((one) => ({ value: one, label: one }))}
          {...register('category')}
        />
      </Field>
    </>
  )
}
