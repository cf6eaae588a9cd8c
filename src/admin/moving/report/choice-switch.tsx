import { useId } from 'react'
import { Switch } from '../../controls/switch.tsx'

interface ChoiceSwitchProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function ChoiceSwitch({ label, hint, checked, onChange }: ChoiceSwitchProps) {
  const id = useId()
  return (
    <div className="set-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onCheckedChange={onChange}
      />
    </div>
  )
}
