import { X } from 'lucide'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'

interface DialogContentProps {
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  wide?: boolean
  children?: ReactNode
}

interface DialogProps extends DialogContentProps {
  /** Left out by those that are mounted to be opened. */
  open?: boolean
  onClose: () => void
}

/** For the admin: Radix writes a style element, which needs its nonce. Public pages use Modal. */
export function Dialog({ open = true, onClose, ...content }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent {...content} {...returnFocus} />
    </RadixDialog.Root>
  )
}

interface TriggeredDialogProps extends DialogContentProps {
  /** The button that opens it, and that has the focus again afterwards. */
  trigger: ReactNode
}

export function TriggeredDialog({ trigger, ...content }: TriggeredDialogProps) {
  return (
    <RadixDialog.Root>
      <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>
      <DialogContent {...content} />
    </RadixDialog.Root>
  )
}

function DialogContent(props: DialogContentProps & Partial<ReturnType<typeof useReturnFocus>>) {
  const { title, description, closeLabel, wide, children, ...focus } = props
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className="scrim overlay">
        <RadixDialog.Content
          {...focus}
          className={classNames('dialog', wide && 'is-wide')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title asChild>
            <h2>{title}</h2>
          </RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="muted">{description}</RadixDialog.Description>
          )}
          {children}
          <RadixDialog.Close asChild>
            <IconButton label={closeLabel} className="close">
              <Icon of={X} />
            </IconButton>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Overlay>
    </RadixDialog.Portal>
  )
}

/**
 * A dialog opened by state has no trigger that Radix knows of, and would leave the focus nowhere.
 * Spread over its content: closing gives the focus back to where it was, if that still exists.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus() {
      const { activeElement } = document
      before.current = activeElement instanceof HTMLElement ? activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      before.current?.focus()
    },
  }
}
