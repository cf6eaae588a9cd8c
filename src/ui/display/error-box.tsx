import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

interface ErrorBoxProps {
  children: ReactNode
  retry?: { label: string; onRetry: () => void }
}

export function ErrorBox({ children, retry }: ErrorBoxProps) {
  return (
    <div className="error-box" role="alert">
      <p>{children}</p>
      {retry && (
        <Button look="line" small onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
