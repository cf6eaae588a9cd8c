import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useSession } from './use-session.ts'

/** Nothing of the admin shows before the session is known; the wanted address waits for sign-in. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const [wanted] = useLocation()
  if (session === undefined) return <p role="status">Verifying your session...</p>
  if (session === null)
    return <Redirect to={`/admin/login?next=${encodeURIComponent(wanted)}`} replace />
  return children
}
