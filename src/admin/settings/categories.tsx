import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm, useWatch } from 'react-hook-form'
import {
  type CategoryKind,
  categoryKinds,
  categoryTones,
  createCategoryWithTone,
  emptyOwnCategories,
  isSameCategory,
  readCategories,
} from '#shared/categories.ts'
import { CategoryListInput, type CategoryList as List } from '#shared/contract/categories.admin.ts'
import { MAX_CATEGORIES } from '#shared/limits.ts'
import { categoryToasts, categoryTexts as texts } from '#texts/admin/posts.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { ErrorBox } from '#ui/display/states.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { ArrowDown } from '#ui/icons/arrow-down.ts'
import { ArrowUp } from '#ui/icons/arrow-up.ts'
import { Eye } from '#ui/icons/eye.ts'
import { EyeOff } from '#ui/icons/eye-off.ts'
import { Plus } from '#ui/icons/plus.ts'
import { Trash2 } from '#ui/icons/trash-2.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { useCategories } from '../app/diary.ts'
import { Select } from '../parts/fields.tsx'
import { SkeletonRows } from '../parts/skeletons.tsx'
import { categoryListQuery, useSaveCategories } from './queries.ts'
import { useMarkUnsaved } from './unsaved.ts'

export function CategoriesCard() {
  return (
    <section className="box category-card" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {categoryKinds.map((kind) => (
        <CategoryList key={kind} kind={kind} />
      ))}
    </section>
  )
}

function CategoryList({ kind }: { kind: CategoryKind }) {
  const { data, isError, refetch } = useQuery(categoryListQuery(kind))
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  function close() {
    setEditing(false)
    heading.current?.focus()
  }
  return (
    <section className="category-kind" aria-label={texts.kinds[kind]}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.kinds[kind]}
      </h3>
      {!data && !isError && <SkeletonRows />}
      {!data && isError && (
        <ErrorBox retry={{ label: adminTexts.tryAgain, onRetry: refetch }}>{texts.failed}</ErrorBox>
      )}
      {data && isEditing && <CategoryEditor kind={kind} list={data} onClose={close} />}
      {data && !isEditing && <ShownList kind={kind} list={data} onEdit={() => setEditing(true)} />}
    </section>
  )
}

interface ShownListProps {
  kind: CategoryKind
  list: List
  onEdit: () => void
}

function ShownList({ kind, list, onEdit }: ShownListProps) {
  const { of, isHidden, chips } = useCategories(kind)
  const names = list.isOwn ? list.categories.map(({ name }) => name) : chips
  const isTwoLists = kind === 'posts' && !list.isOwn
  return (
    <>
      <ul className="cluster category-tags">
        {names.map((name) => (
          <li key={name} className={isHidden(name) ? 'is-hidden' : undefined}>
            <Tag badge={of(name).badge}>{name}</Tag>
            {isHidden(name) && <span className="muted">{texts.hidden}</span>}
          </li>
        ))}
      </ul>
      <p className="muted">{explanation(kind, list.isOwn)}</p>
      <Button variant="line" small onClick={onEdit}>
        {isTwoLists ? texts.oneList : texts.changeList}
      </Button>
    </>
  )
}

function explanation(kind: CategoryKind, isOwn: boolean): string {
  if (isOwn) return texts.lead[kind]
  if (kind === 'photos') return texts.photoList
  const { unchoosable, chipless } = twoLists()
  return texts.twoLists(unchoosable, chipless)
}

function twoLists() {
  const { chips, offered } = readCategories('posts', emptyOwnCategories)
  return {
    unchoosable: chips.filter((chip) => !offered.some(({ value }) => isSameCategory(value, chip))),
    chipless: offered
      .filter(({ value }) => !chips.some((chip) => isSameCategory(chip, value)))
      .map(({ label }) => label),
  }
}

interface CategoryEditorProps {
  kind: CategoryKind
  list: List
  onClose: () => void
}

function CategoryEditor({ kind, list, onClose }: CategoryEditorProps) {
  const saving = useSaveCategories(kind)
  const form = useForm<CategoryListInput>({
    resolver: standardSchemaResolver(CategoryListInput),
    defaultValues: {
      categories: list.categories.map(({ name, tone, hidden }) => {
        return { name, was: name, tone, hidden }
      }),
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('categories.0.name'), [setFocus])
  useMarkUnsaved(`categories ${kind}`, form.formState.isDirty)
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'categories',
  })
  const [announced, announce] = useState('')
  const { errors } = form.formState
  const listError = errors.categories?.root?.message ?? errors.categories?.message

  const save = form.handleSubmit((body) =>
    saving.mutate(body, {
      onSuccess() {
        showToast(categoryToasts.saved)
        onClose()
      },
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
        variant="line"
        small
        disabled={fields.length >= MAX_CATEGORIES}
        onClick={() => append({ name: '', was: null, tone: 'own', hidden: false })}
      >
        <Icon of={Plus} />
        {texts.add}
      </Button>
      <div className="cluster">
        <Button type="submit" busy={saving.isPending}>
          {saving.isPending ? texts.saving : texts.save}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const tones = () => categoryTones.map((tone) => ({ value: tone, label: texts.tones[tone] }))

interface CategoryRowProps {
  form: UseFormReturn<CategoryListInput>
  at: number
  count: number
  kind: CategoryKind
  before: List['categories'][number] | undefined
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function CategoryRow({ form, at, count, kind, before, onMove, onRemove }: CategoryRowProps) {
  const field = `categories.${at}` as const
  const [typed, tone, hidden] = useWatch({
    control: form.control,
    name: [`${field}.name`, `${field}.tone`, `${field}.hidden`],
  })
  const name = typed.trim() || texts.unnamed
  const used = before?.used ?? 0
  const error = form.formState.errors.categories?.[at]?.name?.message
  return (
    <li className={classNames('item category-row', hidden && 'is-hidden')}>
      <Tag badge={createCategoryWithTone(name, tone).badge}>{typed.trim() || '…'}</Tag>
      <Field label={texts.name(at + 1)} hideLabel error={error} hint={hintOf(kind, before)}>
        <Input {...form.register(`${field}.name`)} />
      </Field>
      <Select aria-label={texts.tone(name)} options={tones()} {...form.register(`${field}.tone`)} />
      <div className="category-actions">
        <IconButton
          label={hidden ? texts.show(name) : texts.hide(name)}
          onClick={() => form.setValue(`${field}.hidden`, !hidden, { shouldDirty: true })}
        >
          <Icon of={hidden ? EyeOff : Eye} />
        </IconButton>
        <IconButton label={texts.up(name)} disabled={at === 0} onClick={() => onMove(-1)}>
          <Icon of={ArrowUp} />
        </IconButton>
        <IconButton label={texts.down(name)} disabled={at === count - 1} onClick={() => onMove(1)}>
          <Icon of={ArrowDown} />
        </IconButton>
        <IconButton label={texts.remove(name)} disabled={used > 0} onClick={onRemove}>
          <Icon of={Trash2} />
        </IconButton>
      </div>
    </li>
  )
}

function hintOf(kind: CategoryKind, before: CategoryRowProps['before']): string {
  if (!before) return ''
  const { used, formerly } = before
  return [texts.used[kind](used), formerly.length > 0 && texts.formerly(formerly)]
    .filter(Boolean)
    .join('. ')
}
