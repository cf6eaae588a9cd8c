import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TagProps {
  /** Name of a colour pair in styles/controls.css; `good` and `grey` are for states. */
  badge?: string
  className?: string
  children: ReactNode
}

export function Tag({ badge = 'primary', className, children }: TagProps) {
  return (
    <span className={classNames('tag', className)} data-badge={badge}>
      {children}
    </span>
  )
}
