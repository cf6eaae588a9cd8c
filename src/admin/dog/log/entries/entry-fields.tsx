import { useController } from 'react-hook-form'
import { hasTitle, isVisit } from '#shared/dog/log.ts'
import type { WeightUnit } from '#shared/dog/weight.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '../../../parts/fields.tsx'
import { WeightInput } from '../weight-input.tsx'
import type { EntryForm } from './use-entry-form.ts'

interface EntryFieldsProps {
  form: EntryForm
  unit: WeightUnit
  /** The last day that something can have happened on. */
  today: string
}

const whoSees = ['private', 'public'] as const

/** The fields that a kind of entry has. */
export function EntryFields({ form, unit, today }: EntryFieldsProps) {
  const { errors } = form.formState
  const [kind, isPublic] = form.watch(['kind', 'isPublic'])
  const isMain = !hasTitle(kind) && kind !== 'weight'
  return (
    <>
      <Field className="is-day" label={texts.day} error={errors.day?.message}>
        <Input type="date" max={today} {...form.register('day')} />
      </Field>
      {kind === 'weight' && <WeightField form={form} unit={unit} />}
      {hasTitle(kind) && (
        <Field className="is-title" label={texts.titles[kind]} error={errors.title?.message}>
          <Input
            dir="auto"
            data-main=""
            placeholder={texts.titleExamples[kind]}
            {...form.register('title')}
          />
        </Field>
      )}
      <Field className="is-words" label={texts.words} error={errors.words?.message}>
        <Input
          dir="auto"
          data-main={isMain ? '' : undefined}
          placeholder={kind === 'weight' ? texts.wordsExample : undefined}
          {...form.register('words')}
        />
      </Field>
      {isVisit(kind) && <VisitFields form={form} />}
      <Field className="is-see" label={texts.whoSees}>
        <Select
          options={whoSees.map((value) => ({ value, label: texts[value] }))}
          value={isPublic ? 'public' : 'private'}
          onChange={(event) =>
            form.setValue('isPublic', event.currentTarget.value === 'public', { shouldDirty: true })
          }
        />
      </Field>
    </>
  )
}

function WeightField({ form, unit }: Pick<EntryFieldsProps, 'form' | 'unit'>) {
  const { field, fieldState } = useController({ control: form.control, name: 'grams' })
  return (
    <Field className="is-weight" label={texts.weight} error={fieldState.error?.message}>
      <WeightInput unit={unit} grams={field.value} onChange={field.onChange} ref={field.ref} />
    </Field>
  )
}

function VisitFields({ form }: Pick<EntryFieldsProps, 'form'>) {
  const { errors } = form.formState
  return (
    <>
      <Field className="is-day" label={texts.nextDue} error={errors.nextDue?.message}>
        <Input
          type="date"
          min={form.watch('day')}
          {...form.register('nextDue', { setValueAs: (day: string | null) => day || null })}
        />
      </Field>
      <Field
        className="is-words"
        label={texts.privateWords}
        hint={texts.privateWordsHint}
        error={errors.privateWords?.message}
      >
        <Input dir="auto" {...form.register('privateWords')} />
      </Field>
    </>
  )
}
