import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SkeletonProps {
  className?: string
  children: ReactNode
}

/** One card or row that is still loading; its lines and picture wells go inside. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div className={classNames('skel-card', className)} data-skeleton="" aria-hidden="true">
      {children}
    </div>
  )
}

interface SkeletonPartProps {
  /** `text` is as high as a line of the words it stands for. */
  shape?: 'line' | 'text' | 'half' | 'title' | 'pic' | 'square'
  className?: string
}

export function SkeletonPart({ shape = 'line', className }: SkeletonPartProps) {
  return <span className={classNames('skel', shape !== 'line' && `is-${shape}`, className)} />
}

/** Always beside words that say what is under way, hence hidden from readers. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
