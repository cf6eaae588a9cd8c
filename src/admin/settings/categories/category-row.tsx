import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { CategoryKind } from '#shared/categories.ts'
import { categoryTones, ownCategory } from '#shared/categories.ts'
import type { CategoryList, CategoryListInput } from '#shared/contract/categories.admin.ts'
import { categoryTexts as texts } from '#texts/admin/posts.ts'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Select } from '../../parts/fields.tsx'

const tones = () => categoryTones.map((tone) => ({ value: tone, label: texts.tones[tone] }))

interface CategoryRowProps {
  form: UseFormReturn<CategoryListInput>
  at: number
  count: number
  kind: CategoryKind
  /** As it is stored; undefined for a new one. */
  before: CategoryList['categories'][number] | undefined
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function CategoryRow({ form, at, count, kind, before, onMove, onRemove }: CategoryRowProps) {
  const field = `categories.${at}` as const
  const [typed, tone, hidden] = useWatch({
    control: form.control,
    name: [`${field}.name`, `${field}.tone`, `${field}.hidden`],
  })
  const name = typed.trim() || texts.unnamed
  const used = before?.used ?? 0
  const error = form.formState.errors.categories?.[at]?.name?.message
  return (
    <li className={classNames('category-row', hidden && 'is-hidden')}>
      <Tag badge={ownCategory(name, tone).badge}>{typed.trim() || '…'}</Tag>
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
