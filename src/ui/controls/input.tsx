import type { ComponentProps } from 'react'
import { classNames } from '../display/class-names.ts'
import { useFieldControl } from './field-context.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl()
  return <input {...field} {...rest} className={classNames('input', className)} />
}
