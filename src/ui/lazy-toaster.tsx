import { lazy, Suspense } from 'react'
import type { ToasterProps } from './toaster.tsx'
import { useCurrentToast } from './use-toast.ts'

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })))

/** For public pages: fetches the toaster when there is something to say, not before. */
export function LazyToaster(props: ToasterProps) {
  const shown = useCurrentToast()
  if (!shown) return null
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  )
}
