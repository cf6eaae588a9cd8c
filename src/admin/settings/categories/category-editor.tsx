import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Plus } from 'lucide'
import { useEffect, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { CategoryKind } from '#shared/categories/own-categories.ts'
import {
  type CategoryList,
  CategoryListInput,
  MOST_CATEGORIES,
} from '#shared/contract/categories.ts'
import { categoryToasts, categoryTexts as texts } from '#shared/texts/categories.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { messageOf } from '../../error-message.ts'
import { useMarkUnsaved } from '../unsaved.ts'
import { useSaveCategories } from './category-queries.ts'
import { CategoryRow } from './category-row.tsx'

interface CategoryEditorProps {
  kind: CategoryKind
  list: CategoryList
  onClose: () => void
}

export function CategoryEditor({ kind, list, onClose }: CategoryEditorProps) {
  const saving = useSaveCategories(kind)
  const form = useForm<CategoryListInput>({
    resolver: standardSchemaResolver(CategoryListInput),
    defaultValues: {
      categories: list.categories.map(({ name, tone, hidden }) => ({
        ...{ name, was: name, tone, hidden },
      })),
    },
  })
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'categories',
  })
  const { setFocus } = form
  useEffect(() => setFocus('categories.0.name'), [setFocus])
  const [announced, announce] = useState('')
  const { errors, isDirty } = form.formState
  useMarkUnsaved(`categories ${kind}`, isDirty)
  const listError = errors.categories?.root?.message ?? errors.categories?.message

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
  function moveTo(from: number, to: number) {
    move(from, to)
    const { name } = form.getValues(`categories.${from}`)
    announce(texts.moved(name || texts.unnamed, to + 1, fields.length))
  }

  return (
    <form className="category-editor" noValidate onSubmit={save}>
      <p className="muted">{texts.lead[kind]}</p>
      {listError && <ErrorBox>{listError}</ErrorBox>}
      <ol>
        {fields.map((field, at) => (
          <CategoryRow
            key={field.id}
            form={form}
            at={at}
            count={fields.length}
            kind={kind}
            before={list.categories.find(({ name }) => name === field.was)}
            onMove={(by) => moveTo(at, at + by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <p className="sr" role="status">
        {announced}
      </p>
      <Button
        look="line"
        small
        disabled={fields.length >= MOST_CATEGORIES}
        onClick={() => append({ name: '', was: null, tone: 'own', hidden: false })}
      >
        <Icon of={Plus} />
        {texts.add}
      </Button>
      <div className="savebar">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
