import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { useFieldControl } from '#ui/controls/field-context.ts'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

/** The browser's own list: the right one on every phone, and part of any form. */
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
