import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SkeletonProps {
  className?: string
  children: ReactNode
}

export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div className={classNames('skel-card', className)} data-skeleton="" aria-hidden="true">
      {children}
    </div>
  )
}

interface SkeletonPartProps {
  shape?: 'line' | 'text' | 'half' | 'title' | 'pic' | 'square'
  className?: string
}

export function SkeletonPart({ shape = 'line', className }: SkeletonPartProps) {
  return <span className={classNames('skel', shape !== 'line' && `is-${shape}`, className)} />
}

/** Hidden from screen readers: a text beside the spinner always says what is going on. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
