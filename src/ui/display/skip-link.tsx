import type { ReactNode } from 'react'

/** First in the page: jumps over the navigation to the element with that id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  )
}
