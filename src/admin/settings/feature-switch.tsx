import { useId } from 'react'
import type { Settings } from '#shared/contract/settings.ts'
import { readFeaturedPosts } from '#shared/quirks.ts'
import { type FeatureKey, featureTexts } from '#shared/texts/settings.ts'
import { Switch } from '../controls/switch.tsx'
import type { SavingFeature } from './use-save-feature.ts'

interface FeatureSwitchProps {
  feature: FeatureKey
  settings: Settings
  saving: SavingFeature
}

/** The same switch wherever the feature is told of; several beside each other share their saving. */
export function FeatureSwitch({
  feature,
  settings,
  saving: { pending, save },
}: FeatureSwitchProps) {
  const id = useId()
  const { label, hint } = featureTexts[feature]
  const stored = settings.features[feature]
  return (
    <div className="set-row">
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-hint`}>{hint}</p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={feature === 'featuredPosts' ? readFeaturedPosts(stored) : stored}
        pending={pending === feature}
        disabled={pending !== null && pending !== feature}
        onCheckedChange={(isOn) => save(feature, isOn)}
      />
    </div>
  )
}
