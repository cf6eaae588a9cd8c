import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Settings } from '#shared/contract/settings.ts'
import { shouldShowFeaturedPosts } from '#shared/quirks.ts'
import { type FeatureKey, featureTexts, settingsToasts } from '#texts/admin/settings.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { settingsQuery } from '../app/queries.ts'
import { SwitchRow } from '../parts/fields.tsx'
import { useSaveSettings } from './queries.ts'

interface FeatureSwitchProps {
  feature: FeatureKey
  settings: Settings
  saving: SavingFeature
}

/** Several switches next to each other share one `saving`, so that their saves do not overlap. */
export function FeatureSwitch({ feature, settings, saving }: FeatureSwitchProps) {
  const { pending, save } = saving
  const { label, hint } = featureTexts[feature]
  const stored = settings.features[feature]
  return (
    <SwitchRow
      label={label}
      hint={hint}
      checked={feature === 'featuredPosts' ? shouldShowFeaturedPosts(stored) : stored}
      pending={pending === feature}
      disabled={pending !== null && pending !== feature}
      onCheckedChange={(isOn) => save(feature, isOn)}
    />
  )
}

/** Each switch saves at once; a failed save switches it back. */
export function useSaveFeature(settings: Settings) {
  const queryClient = useQueryClient()
  const saving = useSaveSettings('feature')
  const [pending, setPending] = useState<FeatureKey | null>(null)

  function save(feature: FeatureKey, isOn: boolean) {
    const changed = { ...settings.features, [feature]: isOn }
    queryClient.setQueryData(settingsQuery.queryKey, { ...settings, features: changed })
    setPending(feature)
    saving.mutate(
      { features: changed },
      {
        onSuccess: () => showToast(settingsToasts.featureSaved(feature, isOn)),
        onError: () => queryClient.setQueryData(settingsQuery.queryKey, settings),
        onSettled: () => setPending(null),
      },
    )
  }

  return { pending, save }
}

type SavingFeature = ReturnType<typeof useSaveFeature>
