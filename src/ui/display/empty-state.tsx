import type { ReactNode } from 'react'
import { CurledDog } from '../dog/curled-dog.tsx'

interface EmptyStateProps {
  /** The sentence; a heading when the whole screen is empty. */
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <CurledDog />
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
