import { X } from 'lucide'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { classNames } from '#ui/display/class-names.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  wide?: boolean
  /** A button inside the page that opens it; focus returns there. Not needed when `open` is set elsewhere. */
  trigger?: ReactNode
  children?: ReactNode
}

/** For the admin: Radix writes a style element, which needs its nonce. Public pages use Modal. */
export function Dialog(props: DialogProps) {
  const returnFocus = useReturnFocus()
  const { open, onOpenChange, title, description, closeLabel, wide, trigger, children } = props
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim overlay">
          <RadixDialog.Content
            {...returnFocus}
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
    </RadixDialog.Root>
  )
}
