import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../display/class-names.ts'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** Hides the label from sight only; screen readers still read it. */
  hideLabel?: boolean
  id?: string
  className?: string
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, required, hideLabel, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const control = {
    id,
    required,
    invalid: Boolean(error),
    describedBy: classNames(hintId, errorId) || undefined,
  }
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

interface FieldControl {
  id: string
  required: boolean | undefined
  invalid: boolean
  describedBy: string | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

/** Returns the attributes a control takes from the surrounding `Field`; outside a field, none. */
export function useFieldControl() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-required': field.required,
    'aria-invalid': field.invalid || undefined,
    'aria-describedby': field.describedBy,
  }
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl()
  return <input {...field} {...rest} className={classNames('input', className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return <textarea {...field} {...rest} className={classNames('input', className)} />
}
