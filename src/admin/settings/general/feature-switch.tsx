import { useId } from 'react'
import { type FeatureKey, featureTexts } from '#shared/texts/settings.ts'
import { Switch } from '../../controls/switch.tsx'

interface FeatureSwitchProps {
  feature: FeatureKey
  isOn: boolean
  isPending: boolean
  isDisabled: boolean
  onChange: (isOn: boolean) => void
}

export function FeatureSwitch({
  feature,
  isOn,
  isPending,
  isDisabled,
  onChange,
}: FeatureSwitchProps) {
  const id = useId()
  const { label, hint } = featureTexts[feature]
  return (
    <div className="set-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        pending={isPending}
        disabled={isDisabled}
        onCheckedChange={onChange}
      />
    </div>
  )
}
