import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { categoryOptions } from '#shared/categories.ts'
import { postLanguages } from '#shared/languages.ts'
import { MAX_EXCERPT_LENGTH } from '#shared/limits.ts'
import { editorFields as labels } from '#texts/admin/editor.ts'
import { language } from '#texts/grammar.ts'
import { Field, Textarea } from '#ui/controls/field.tsx'
import { useCategories } from '../../app/diary.ts'
import { Select } from '../../parts/fields.tsx'
import type { PostValues } from '../post-values.ts'
import { CoverField } from './cover-field.tsx'
import type { TextFields } from './text-fields.ts'

/** Each language is named in itself; the current one stays an option even if it is not in the list. */
function languageOptions(current: string | null) {
  const tags = new Set([...postLanguages, ...(current ? [current] : [])])
  tags.delete(language.tag)
  const nameOf = (tag: string) =>
    new Intl.DisplayNames([tag], { type: 'language', fallback: 'code' }).of(tag) ?? tag
  return [
    { value: '', label: labels.langOfDiary },
    ...[...tags].map((value) => ({ value, label: nameOf(value) })),
  ]
}

interface DetailsBoxProps {
  form: UseFormReturn<PostValues>
  fields: TextFields
  /** The saved category stays an option even after another one was chosen. */
  storedCategory: string
}

export function DetailsBox({ form, fields, storedCategory }: DetailsBoxProps) {
  const { errors } = form.formState
  const categories = useCategories('posts')
  const excerpt = useWatch({ control: form.control, name: 'excerpt' })
  const category = useWatch({ control: form.control, name: 'category' })
  const lang = useWatch({ control: form.control, name: 'lang' })
  return (
    <section className="box form-stack">
      <Controller
        control={form.control}
        name="coverImage"
        render={({ field }) => (
          <CoverField
            control={form.control}
            value={field.value}
            error={errors.coverImage?.message}
            onChange={field.onChange}
          />
        )}
      />
      <Field label={labels.category} error={errors.category?.message}>
        <Select
          {...form.register('category')}
          options={categoryOptions(categories, storedCategory || category)}
          placeholder={labels.categoryPlaceholder}
        />
      </Field>
      <Field label={labels.lang}>
        <Select
          {...form.register('lang', { setValueAs: (tag: string | null) => tag || null })}
          options={languageOptions(lang)}
        />
      </Field>
      <Field
        label={labels.excerpt}
        hint={`${excerpt.length}/${MAX_EXCERPT_LENGTH}`}
        error={errors.excerpt?.message}
      >
        <Textarea {...fields.register('excerpt')} dir="auto" className="is-short" />
      </Field>
    </section>
  )
}
