import { classNames } from '../../../ui/display/class-names.ts'
import { useCurrentToast } from '../../../ui/overlays/use-toast.ts'

/** Says the same without any of the manners, for when the toaster itself cannot be fetched. */
export function PlainToast() {
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
