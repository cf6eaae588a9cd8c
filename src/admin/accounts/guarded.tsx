import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { loginTexts } from '#texts/admin/sign-in.ts'
import { FocalPointsProvider } from '../photos/focal-points-provider.tsx'
import { useSession } from './session.ts'

/** Nothing of the admin shows before the session is known; the wanted address waits for sign-in. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (session === undefined) {
    return (
      <p className="sign-in-wait" role="status">
        {loginTexts.verifying}
      </p>
    )
  }
  if (session === null) {
    const wanted = encodeURIComponent(search ? `${path}?${search}` : path)
    return <Redirect to={`/admin/login?next=${wanted}`} replace />
  }
  return <FocalPointsProvider>{children}</FocalPointsProvider>
}
