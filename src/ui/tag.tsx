import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone =
  | 'green'
  | 'blue'
  | 'amber'
  | 'violet'
  | 'rose'
  | 'indigo'
  | 'cyan'
  | 'lime'
  | 'own'
  | 'good'
  | 'grey'

interface TagProps {
  tone?: TagTone
  className?: string
  children: ReactNode
}

/** A badge in the shape of the tag on a collar. */
export function Tag({ tone = 'own', className, children }: TagProps) {
  return (
    <span className={classNames('tag', className)} data-badge="" data-tone={tone}>
      {children}
    </span>
  )
}
