import { type ComponentType, lazy, Suspense } from 'react'
import { classNames } from '../../ui/display/class-names.ts'
import { useCurrentToast } from '../../ui/overlays/toast.ts'
import type { ToasterProps } from '../../ui/overlays/toaster.tsx'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('../../ui/overlays/toaster.tsx').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: PlainToast }),
  ),
)

export function LazyToaster(props: ToasterProps) {
  const shown = useCurrentToast()
  if (!shown) return null
  return (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  )
}

/** A fallback for when the chunk of the toaster cannot be loaded. */
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
