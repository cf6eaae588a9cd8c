import { createElement } from 'react'
import { classNames } from './class-names.ts'

/** The shapes of an icon, each with its attributes. */
export type IconNode = [tag: string, attributes: Record<string, string | number>][]

interface IconProps {
  of: IconNode
  className?: string
}

/** Draws an icon of `src/ui/icons` in the size of the surrounding text: `<Icon of={Heart} />`. */
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
