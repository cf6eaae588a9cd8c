import type { ComponentProps } from 'react'
import { classNames } from '../display/class-names.ts'
import { useFieldControl } from './field-context.ts'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl()
  return <textarea {...field} {...rest} className={classNames('input', className)} />
}
