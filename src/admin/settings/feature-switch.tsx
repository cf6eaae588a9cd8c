import type { Settings } from '#shared/contract/settings.ts'
import { readFeaturedPosts } from '#shared/quirks.ts'
import { type FeatureKey, featureTexts } from '#texts/admin/settings.ts'
import { SwitchRow } from '../parts/fields.tsx'
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
  const { label, hint } = featureTexts[feature]
  const stored = settings.features[feature]
  return (
    <SwitchRow
      label={label}
      hint={hint}
      checked={feature === 'featuredPosts' ? readFeaturedPosts(stored) : stored}
      pending={pending === feature}
      disabled={pending !== null && pending !== feature}
      onCheckedChange={(isOn) => save(feature, isOn)}
    />
  )
}
