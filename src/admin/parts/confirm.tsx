import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useReturnFocus } from './dialog.tsx'

interface ConfirmDialogProps {
  /** Left out by those that are mounted to be opened. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  /** The dialog stays open until the caller closes it, so that a failure can be seen. */
  onConfirm: () => void
  /** While it works it cannot be closed. */
  busy?: boolean
  look?: 'solid' | 'delete'
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  const { open = true, onClose, busy, title, description } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim overlay">
          <AlertDialog.Content {...returnFocus} className="dialog">
            <AlertDialog.Title asChild>
              <h2>{title}</h2>
            </AlertDialog.Title>
            <AlertDialog.Description className="muted">{description}</AlertDialog.Description>
            {props.children}
            <div className="acts">
              <AlertDialog.Cancel asChild>
                <Button look="line" small disabled={busy}>
                  {props.cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button look={props.look ?? 'delete'} small busy={busy} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
