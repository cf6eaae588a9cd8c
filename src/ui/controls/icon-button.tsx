import type { ComponentProps } from 'react'
import { classNames } from '../display/class-names.ts'

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
