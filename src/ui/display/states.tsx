import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { CurledDog } from '../dog/curled-dog.tsx'

interface EmptyStateProps {
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

interface ErrorBoxProps {
  children: ReactNode
  retry?: { label: string; onRetry: () => void }
}

export function ErrorBox({ children, retry }: ErrorBoxProps) {
  return (
    <div className="error-box" role="alert">
      <p>{children}</p>
      {retry && (
        <Button variant="line" small onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
