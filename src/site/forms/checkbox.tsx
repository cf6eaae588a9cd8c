import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../../ui/display/class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string
}

/** The browser's own checkbox: works with forms as it is, and needs no script. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={classNames('field', className)}>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
