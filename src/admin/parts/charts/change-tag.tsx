import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { Change } from './change.ts'

/** Fewer is no error: an arrow, and a quiet color. */
export function ChangeTag({ change, children }: { change: Change; children: ReactNode }) {
  return (
    <span className={classNames('change', change.isUp ? 'is-up' : 'is-down')}>
      <Icon of={change.isUp ? ArrowUp : ArrowDown} />
      <span>{children}</span>
    </span>
  )
}
