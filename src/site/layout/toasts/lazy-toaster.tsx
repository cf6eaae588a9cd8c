import { type ComponentType, lazy, Suspense } from 'react'
import type { ToasterProps } from '../../../ui/overlays/toaster.tsx'
import { useCurrentToast } from '../../../ui/overlays/use-toast.ts'
import { PlainToast } from './plain-toast.tsx'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('../../../ui/overlays/toaster.tsx').then(
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
