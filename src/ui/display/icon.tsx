import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: IconNode
  className?: string
}

/** Draws a lucide icon in the size of the surrounding text: `<Icon of={Heart} />`. */
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
