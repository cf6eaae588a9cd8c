import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { passwordFieldTexts as texts } from '#texts/admin/sign-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field, Input, useFieldControl } from '#ui/controls/field.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Spinner } from '#ui/display/loading.tsx'
import { ChevronDown } from '#ui/icons/chevron-down.ts'
import { Eye } from '#ui/icons/eye.ts'
import { EyeOff } from '#ui/icons/eye-off.ts'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
  placeholder?: string
}

/** The native select works well on every phone and in every form. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl()
  return (
    <span className="select">
      <select {...field} {...rest} className={classNames('input', className)}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  )
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** The change is being saved: a spinner of the same size replaces the switch. */
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

export function SwitchRow({ label, hint, ...rest }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="item set-row">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <Switch id={id} aria-describedby={hint && `${id}-hint`} {...rest} />
    </div>
  )
}

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, hint, error, required, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <span className="password">
        <Input
          {...input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={updateCapsLock}
          onKeyUp={updateCapsLock}
        />
        <button type="button" className="icon-btn" onClick={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
          <span className="sr">{isShown ? texts.hide : texts.show}</span>
        </button>
      </span>
      <span className="hint caps-lock" role="status">
        {hasCapsLock && texts.capsLock}
      </span>
    </Field>
  )
}

interface FormActsProps {
  cancelLabel: string
  onCancel: () => void
  busy: boolean
  disabled?: boolean
  children: ReactNode
}

export function FormButtons({ cancelLabel, onCancel, busy, disabled, children }: FormActsProps) {
  return (
    <div className="acts">
      <Button variant="line" small disabled={busy} onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" small busy={busy} disabled={disabled}>
        {children}
      </Button>
    </div>
  )
}

const MAX_SHOWN = 999

/** The badge caps the number; the label for screen readers has it in full. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  return (
    <span className="count-dot">
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr">{label}</span>
    </span>
  )
}
