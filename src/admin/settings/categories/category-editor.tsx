import { Plus } from 'lucide'
import { useState } from 'react'
import { MOST_CATEGORIES } from '#shared/limits.ts'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorBox } from '#ui/display/error-box.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { CategoryRow } from './category-row.tsx'
import { type CategoryEditorProps, useCategoryForm } from './use-category-form.ts'

export function CategoryEditor(props: CategoryEditorProps) {
  const { kind, list, onClose } = props
  const { form, rows, save, isSaving } = useCategoryForm(props)
  const { fields, append, move, remove } = rows
  const [announced, announce] = useState('')
  const { errors } = form.formState
  const listError = errors.categories?.root?.message ?? errors.categories?.message

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
        <Button type="submit" busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
