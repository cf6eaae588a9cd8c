import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { CategoryKind } from '#shared/categories.ts'
import { type CategoryList, CategoryListInput } from '#shared/contract/categories.admin.ts'
import { categoryToasts } from '#texts/admin/posts.ts'
import { toast } from '#ui/overlays/toast.ts'
import { messageOf } from '../../app/api.ts'
import { useMarkUnsaved } from '../unsaved.ts'
import { useSaveCategories } from './category-queries.ts'

export interface CategoryEditorProps {
  kind: CategoryKind
  list: CategoryList
  onClose: () => void
}

/** The form, its rows, and what a save does. */
export function useCategoryForm({ kind, list, onClose }: CategoryEditorProps) {
  const saving = useSaveCategories(kind)
  const form = useForm<CategoryListInput>({
    resolver: standardSchemaResolver(CategoryListInput),
    defaultValues: {
      categories: list.categories.map(({ name, tone, hidden }) => ({
        ...{ name, was: name, tone, hidden },
      })),
    },
  })
  const rows = useFieldArray({ control: form.control, name: 'categories' })
  const { setFocus } = form
  useEffect(() => setFocus('categories.0.name'), [setFocus])
  useMarkUnsaved(`categories ${kind}`, form.formState.isDirty)

  const save = form.handleSubmit((body) =>
    saving.mutate(body, {
      onSuccess() {
        toast(categoryToasts.saved)
        onClose()
      },
      onError: (error) =>
        toast({ ...categoryToasts.failed(messageOf(error)), variant: 'destructive' }),
    }),
  )
  return { form, rows, save, isSaving: saving.isPending }
}
