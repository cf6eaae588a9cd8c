import { type ComponentType, lazy, Suspense } from 'react'
import { PlainToast } from './plain-toast.tsx'
import type { ToasterProps } from './toaster.tsx'
import { useCurrentToast } from './use-toast.ts'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToast }),
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
