import { type ComponentType, lazy, Suspense } from 'react'
import type { ToasterProps } from './toaster.tsx'
import { useCurrentToast } from './use-toast.ts'

// a message that cannot be drawn must not take the page with it
const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
)

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
