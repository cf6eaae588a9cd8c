import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type Ref, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  findLogDayProblem,
  hasTitle,
  isVetVisit,
  type LogDayRange,
  LogEntryFields,
  type LogKind,
} from '#shared/dog/log.ts'
import {
  gramsOfKilos,
  gramsOfPounds,
  toPoundsAndOunces,
  type WeightUnit,
} from '#shared/dog/weight.ts'
import { logTexts as texts } from '#texts/admin/dog-log.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Field, Input } from '#ui/controls/field.tsx'
import { Icon, type IconNode } from '#ui/display/icon.tsx'
import { Flag } from '#ui/icons/flag.ts'
import { ImagePlus } from '#ui/icons/image-plus.ts'
import { NotebookPen } from '#ui/icons/notebook-pen.ts'
import { Stethoscope } from '#ui/icons/stethoscope.ts'
import { Syringe } from '#ui/icons/syringe.ts'
import { Weight } from '#ui/icons/weight.ts'
import { X } from '#ui/icons/x.ts'
import { ResponsiveImage } from '#ui/pictures/responsive-image.tsx'
import { Select } from '../parts/fields.tsx'
import { PhotoPicker } from '../photos/photo-picker.tsx'

interface EntryFieldsProps {
  form: EntryForm
  unit: WeightUnit
  life: LogDayRange
}

const whoSees = ['private', 'public'] as const

export function EntryFields({ form, unit, life }: EntryFieldsProps) {
  const { errors } = form.formState
  const [kind, isPublic] = form.watch(['kind', 'isPublic'])
  const isMain = !hasTitle(kind) && kind !== 'weight'
  return (
    <>
      <Field className="is-day" label={texts.day} error={errors.day?.message}>
        <Input
          type="date"
          min={life.birthday || undefined}
          max={life.today}
          {...form.register('day')}
        />
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
      {isVetVisit(kind) && <VisitFields form={form} />}
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

interface WeightInputProps {
  unit: WeightUnit
  grams: number | null
  /** Null while the field is empty, NaN if the input is no number. */
  onChange: (grams: number | null) => void
  ref?: Ref<HTMLInputElement>
}

/** Many languages have a decimal comma. */
const read = (typed: string) => Number(typed.trim().replace(',', '.') || 0)

export function WeightInput({ unit, grams, onChange, ref }: WeightInputProps) {
  const [typed, setTyped] = useState(() => typedOf(grams, unit))
  const change = (next: typeof typed) => {
    setTyped(next)
    const isEmpty = !next.whole.trim() && !next.ounces.trim()
    const [whole, ounces] = [read(next.whole), read(next.ounces)]
    const weight = unit === 'kg' ? gramsOfKilos(whole) : gramsOfPounds(whole, ounces)
    onChange(isEmpty ? null : weight)
  }
  const common = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <span className={unit === 'kg' ? 'pair is-one' : 'pair'}>
      <Input
        {...common}
        ref={ref}
        data-main=""
        value={typed.whole}
        onChange={(event) => change({ ...typed, whole: event.currentTarget.value })}
      />
      <span aria-hidden="true">{unit}</span>
      {unit === 'lb' && (
        <>
          <Input
            {...common}
            // The id connects the label to the pounds; the ounces have a label of their own.
            id={undefined}
            aria-label={texts.ounces}
            placeholder="0"
            value={typed.ounces}
            onChange={(event) => change({ ...typed, ounces: event.currentTarget.value })}
          />
          <span aria-hidden="true">oz</span>
        </>
      )}
    </span>
  )
}

function typedOf(grams: number | null, unit: WeightUnit) {
  if (grams === null) return { whole: '', ounces: '' }
  if (unit === 'kg') return { whole: String(grams / 1000), ounces: '' }
  const { pounds, ounces } = toPoundsAndOunces(grams)
  return { whole: String(pounds), ounces: String(ounces) }
}

export function EntryPhotoField({ form }: { form: EntryForm }) {
  const [isChoosing, setChoosing] = useState(false)
  const url = form.watch('photoUrl')
  const error = form.formState.errors.photoUrl?.message
  const choose = (photoUrl: string | null) => form.setValue('photoUrl', photoUrl)
  return (
    <div className="cluster entry-photo">
      {url && (
        <span className="thumb">
          <ResponsiveImage src={url} alt="" sizes="60px" />
        </span>
      )}
      <IconButton
        framed
        label={url ? texts.changePhoto : texts.addPhoto}
        onClick={() => setChoosing(true)}
      >
        <Icon of={ImagePlus} />
      </IconButton>
      {url && (
        <IconButton framed label={texts.removePhoto} onClick={() => choose(null)}>
          <Icon of={X} />
        </IconButton>
      )}
      {error && <p className="error">{error}</p>}
      {isChoosing && (
        <PhotoPicker
          pick="one"
          title={texts.photo}
          current={url ?? ''}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            choose(chosen)
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

export const createEmptyEntry = (kind: LogKind, day: string): LogEntryFields => ({
  kind,
  day,
  title: '',
  words: '',
  privateWords: '',
  grams: null,
  nextDue: null,
  photoUrl: null,
  isPublic: false,
})

/** Whether the form holds input that a click cannot restore. */
export const hasInput = ({ title, words, privateWords, grams, photoUrl }: LogEntryFields) =>
  [title, words, privateWords, photoUrl].some(Boolean) || grams !== null

/**
 * The schema refuses NaN, which stands for an unreadable weight. A stored day stays valid even
 * outside the allowed range.
 */
export const useEntryForm = (values: LogEntryFields, life: LogDayRange) =>
  useForm<LogEntryFields, unknown, LogEntryFields>({
    resolver: standardSchemaResolver(
      LogEntryFields.check(
        z.check(({ value, issues }) => {
          const { day } = value
          const message = day === values.day ? null : findLogDayProblem(day, life)
          if (message) issues.push({ code: 'custom', path: ['day'], message, input: day })
        }),
      ),
    ),
    defaultValues: values,
  })

type EntryForm = ReturnType<typeof useEntryForm>

export const logKindIcons: Record<LogKind, IconNode> = {
  weight: Weight,
  vet: Stethoscope,
  vaccination: Syringe,
  milestone: Flag,
  note: NotebookPen,
}
