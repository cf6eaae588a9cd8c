import type { ComponentProps } from 'react'
import { classNames } from '../display/class-names.ts'
import { Spinner } from '../display/spinner.tsx'

interface ButtonLook {
  look?: 'solid' | 'line' | 'quiet' | 'delete' | 'bad' | 'bright'
  small?: boolean
  wide?: boolean
  className?: string
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Something is under way: cannot be pressed, says so to everyone. The label is the caller's. */
  busy?: boolean
}

/** The same look for a link: `<Link className={buttonClass({ look: 'line' })}>`. */
export function buttonClass({ look = 'solid', small, wide, className }: ButtonLook = {}): string {
  return classNames(
    'btn',
    look !== 'solid' && `is-${look}`,
    small && 'is-small',
    wide && 'is-wide',
    className,
  )
}

export function Button(props: ButtonProps) {
  const { look, small, wide, className, busy, disabled, type, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ look, small, wide, className })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
