import type { ReactNode } from 'react'
import { fillPlaceholders } from '#shared/dog/placeholders.ts'
import { dogTexts as texts } from '#texts/admin/dog.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { useDog } from './use-dog-form.ts'
import { usePlaceholderValues } from './use-placeholder-values.ts'

interface DogFieldProps {
  /** Where it stands in the document. */
  at: string
  label: string
  hint?: ReactNode
  /** So many characters fit; long texts say how many there are. */
  limit: number
  long?: boolean
  hideLabel?: boolean
  className?: string
  type?: 'text' | 'date'
}

/** One text of the document; where it has placeholders, what visitors will read stands below it. */
export function DogField(props: DogFieldProps) {
  const { at, label, hint, limit, long, hideLabel, className, type = 'text' } = props
  const { read, write, errors } = useDog()
  const value = read(at)
  const shared = {
    value,
    dir: 'auto',
    'data-path': at,
    onChange: (event: { currentTarget: { value: string } }) => write(at, event.currentTarget.value),
  }
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      className={className}
      error={errors[at]}
      hint={hint ?? (long ? `${value.length}/${limit}` : undefined)}
    >
      {long ? (
        <Textarea {...shared} rows={1} maxLength={limit} className="grows" />
      ) : (
        <Input {...shared} type={type} maxLength={type === 'text' ? limit : undefined} />
      )}
      <Filled text={value} />
    </Field>
  )
}

function Filled({ text }: { text: string }) {
  const values = usePlaceholderValues()
  const filled = fillPlaceholders(text, values)
  if (filled === text) return null
  return (
    <p className="hint filled">
      <strong>{texts.filled}</strong> {filled}
    </p>
  )
}
