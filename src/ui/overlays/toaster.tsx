import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { toastLimits } from '#shared/limits.ts'
import { IconButton } from '../controls/button.tsx'
import { classNames } from '../display/class-names.ts'
import { Icon } from '../display/icon.tsx'
import { DogHead } from '../dog/drawings.tsx'
import { X } from '../icons/x.ts'
import { dismissToast, useCurrentToast } from './toast.ts'

export interface ToasterProps {
  /** Accessible name of the region; Radix replaces `{hotkey}` by F8. */
  label: string
  closeLabel: string
}

export function Toaster({ label, closeLabel }: ToasterProps) {
  const shown = useCurrentToast()
  const isBad = shown?.variant === 'destructive'
  // An open dialog covers the page and makes it inert, so the toast is drawn inside it.
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  return createPortal(
    <div>
      <Toast.Provider
        duration={toastLimits.durationMs}
        swipeDirection="right"
        swipeThreshold={toastLimits.swipeThresholdPx}
      >
        {shown && (
          <Toast.Root
            key={shown.id}
            className={classNames('toast', isBad && 'is-bad')}
            duration={shown.action && toastLimits.withActionMs}
            type={isBad ? 'foreground' : 'background'}
            open={shown.open}
            onOpenChange={(open) => {
              if (!open) dismissToast(shown.id)
            }}
          >
            {!isBad && <DogHead className="toast-dog" />}
            <div>
              <Toast.Title asChild>
                <strong>{shown.title}</strong>
              </Toast.Title>
              {shown.description && (
                <Toast.Description asChild>
                  <span>{shown.description}</span>
                </Toast.Description>
              )}
            </div>
            {shown.action && (
              <Toast.Action asChild altText={shown.action.label}>
                <button type="button" className="toast-action" onClick={shown.action.onAction}>
                  {shown.action.label}
                </button>
              </Toast.Action>
            )}
            <Toast.Close asChild>
              <IconButton label={closeLabel}>
                <Icon of={X} />
              </IconButton>
            </Toast.Close>
          </Toast.Root>
        )}
        <Toast.Viewport className="toasts" hotkey={['F8']} label={label} />
      </Toast.Provider>
    </div>,
    host,
  )
}
