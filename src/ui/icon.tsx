import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: LucideIcon
  className?: string
}

/** A lucide icon in the size of the text around it. Import the drawing by name and pass it: `<Icon of={Heart} />`. */
export function Icon({ of: Drawing, className }: IconProps) {
  return (
    <Drawing
      className={classNames('icon', className)}
      strokeWidth={1.8}
      aria-hidden="true"
      focusable="false"
    />
  )
}
