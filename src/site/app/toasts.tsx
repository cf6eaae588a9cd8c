import { type ComponentType, lazy, Suspense } from 'react'
import { classNames } from '../../ui/display/class-names.ts'
import type { ToasterProps } from '../../ui/overlays/toaster.tsx'
import { useCurrentToast } from '../../ui/overlays/use-toast.ts'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('../../ui/overlays/toaster.tsx').then(
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

/** Says the same without any of the manners, for when the toaster itself cannot be fetched. */
function PlainToast() {
  const shown = useCurrentToast()
  if (!shown?.open) return null
  return (
    <div className="toasts" role="alert">
      <div className={classNames('toast', shown.variant === 'destructive' && 'is-bad')}>
        <div>
          <strong>{shown.title}</strong>
          {shown.description}
        </div>
      </div>
    </div>
  )
}
