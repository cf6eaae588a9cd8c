import { type ReactNode, useId } from 'react'
import { classNames } from '../display/class-names.ts'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** The label is read aloud but not drawn. */
  hideLabel?: boolean
  /** Of the control; made up where none is given. */
  id?: string
  className?: string
  children: ReactNode
}

/** Ties a label, a hint and an error to the one control inside it. */
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
