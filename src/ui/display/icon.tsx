import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: IconNode
  className?: string
}

/** A lucide icon in the size of the text around it. Import the drawing by name and pass it: `<Icon of={Heart} />`. */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {of.map(([name, attributes], at) => createElement(name, { key: at, ...attributes }))}
    </svg>
  )
}
