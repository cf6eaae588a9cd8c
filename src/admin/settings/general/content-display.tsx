import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Settings } from '#shared/contract/settings.ts'
import { readFeaturedPosts } from '#shared/quirks.ts'
import {
  type FeatureKey,
  featureSavedToast,
  featureTexts,
  settingsFailedToast,
  settingsTexts as texts,
} from '#shared/texts/settings.ts'
import { toast } from '#ui/overlays/toast.ts'
import { settingsQuery } from '../../queries.ts'
import { useSaveSettings } from '../use-save-settings.ts'
import { FeatureSwitch } from './feature-switch.tsx'

const features = Object.keys(featureTexts) as FeatureKey[]

/** Each switch saves at once; a save that fails turns it back. */
export function ContentDisplay({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient()
  const saving = useSaveSettings()
  const [pending, setPending] = useState<FeatureKey | null>(null)

  function save(feature: FeatureKey, isOn: boolean) {
    const changed = { ...settings.features, [feature]: isOn }
    queryClient.setQueryData(settingsQuery.queryKey, { ...settings, features: changed })
    setPending(feature)
    saving.mutate(
      { features: changed },
      {
        onSuccess: () => toast(featureSavedToast(feature, isOn)),
        onError(error) {
          queryClient.setQueryData(settingsQuery.queryKey, settings)
          toast({ ...settingsFailedToast('feature', error.message), variant: 'destructive' })
        },
        onSettled: () => setPending(null),
      },
    )
  }

  return (
    <section className="box" aria-label={texts.contentDisplay}>
      <h2>{texts.contentDisplay}</h2>
      {features.map((feature) => (
        <FeatureSwitch
          key={feature}
          feature={feature}
          isOn={
            feature === 'featuredPosts'
              ? readFeaturedPosts(settings.features.featuredPosts)
              : settings.features[feature]
          }
          isPending={pending === feature}
          isDisabled={pending !== null && pending !== feature}
          onChange={(isOn) => save(feature, isOn)}
        />
      ))}
    </section>
  )
}
