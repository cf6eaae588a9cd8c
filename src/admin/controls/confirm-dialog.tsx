import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  /** The dialog stays open until the caller closes it, so that a failure can be seen. */
  onConfirm: () => void
  busy?: boolean
  look?: 'solid' | 'delete'
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  const { open, onOpenChange, title, description, cancelLabel, confirmLabel, onConfirm } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
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
                <Button look="line" small disabled={props.busy}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button look={props.look ?? 'delete'} small busy={props.busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
