import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../display/class-names.ts'
import { Icon } from '../display/icon.tsx'
import { Spinner } from '../display/loading.tsx'
import { ArrowRight } from '../icons/arrow-right.ts'

interface ButtonLook {
  variant?: 'solid' | 'line' | 'quiet' | 'delete' | 'bad' | 'bright'
  small?: boolean
  wide?: boolean
  className?: string
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Disables the button and marks it `aria-busy`; the caller changes the label. */
  busy?: boolean
}

/** Gives a link the style of a button: `<Link className={buttonClass({ variant: 'line' })}>`. */
export function buttonClass({
  variant = 'solid',
  small,
  wide,
  className,
}: ButtonLook = {}): string {
  return classNames(
    'btn',
    variant !== 'solid' && `is-${variant}`,
    small && 'is-small',
    wide && 'is-wide',
    className,
  )
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, className, busy, disabled, type, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, small, wide, className })}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
  framed?: boolean
}

export function IconButton({ label, framed, className, type, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classNames('icon-btn', framed && 'is-framed', className)}
      aria-label={label}
    >
      {children}
    </button>
  )
}

interface ArrowLinkProps extends ComponentProps<'a'> {
  /**
   * Component for the link: the site passes its router's link, so that the page does not reload.
   */
  as?: React.ElementType
}

export function ArrowLink({ as: Anchor = 'a', className, children, ...rest }: ArrowLinkProps) {
  return (
    <Anchor {...rest} className={classNames('more', className)}>
      {children}
      <Icon of={ArrowRight} />
    </Anchor>
  )
}

/** Must be first in the page: it jumps over the navigation to the element with that id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  )
}
