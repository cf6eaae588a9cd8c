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
  shape?: 'line' | 'half' | 'title' | 'pic' | 'square'
  className?: string
}

export function SkeletonPart({ shape = 'line', className }: SkeletonPartProps) {
  return <span className={classNames('skel', shape !== 'line' && `is-${shape}`, className)} />
}

/** Picture, tag line, title, text: the box of a card. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <Skeleton className={className}>
      <SkeletonPart shape="pic" className="pic" />
      <SkeletonPart shape="half" />
      <SkeletonPart shape="title" />
      <SkeletonPart />
      <SkeletonPart />
      <SkeletonPart />
      <SkeletonPart shape="half" />
    </Skeleton>
  )
}
