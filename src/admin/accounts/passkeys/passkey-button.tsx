import { KeyRound } from 'lucide'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/display/icon.tsx'

interface PasskeyButtonProps {
  label: string
  busy: boolean
  disabled: boolean
  onClick: () => void
}

export function PasskeyButton({ label, busy, disabled, onClick }: PasskeyButtonProps) {
  return (
    <Button look="line" wide busy={busy} disabled={disabled} onClick={onClick}>
      {!busy && <Icon of={KeyRound} />}
      {label}
    </Button>
  )
}
