import type { ComponentProps } from 'react'
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
