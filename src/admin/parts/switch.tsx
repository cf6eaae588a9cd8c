import { type ComponentProps, useId } from 'react'
import { Spinner } from '#ui/display/spinner.tsx'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** The change is on its way to the server: a spinner of the same size stands in. */
  pending?: boolean
}

export function Switch({ checked, onCheckedChange, pending, disabled, ...rest }: SwitchProps) {
  return (
    <span className="switch-frame" aria-busy={pending || undefined}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="switch"
        checked={checked}
        aria-disabled={pending || undefined}
        disabled={disabled}
        onChange={(event) => {
          if (!pending) onCheckedChange(event.currentTarget.checked)
        }}
      />
      {pending && (
        <span className="switch-pending">
          <Spinner />
        </span>
      )}
    </span>
  )
}

interface SwitchRowProps extends Omit<SwitchProps, 'id'> {
  label: string
  hint?: string
}

/** A switch at the end of the line that says what it does. */
export function SwitchRow({ label, hint, ...rest }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="set-row">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <Switch id={id} aria-describedby={hint && `${id}-hint`} {...rest} />
    </div>
  )
}
