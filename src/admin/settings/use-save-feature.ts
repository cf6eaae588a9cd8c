import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Settings } from '#shared/contract/settings.ts'
import { type FeatureKey, settingsToasts } from '#texts/admin/settings.ts'
import { toast } from '#ui/overlays/toast.ts'
import { settingsQuery } from '../app/queries.ts'
import { useSaveSettings } from './use-save-settings.ts'

/** Each switch saves at once; a save that fails turns it back. */
export function useSaveFeature(settings: Settings) {
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
        onSuccess: () => toast(settingsToasts.featureSaved(feature, isOn)),
        onError(error) {
          queryClient.setQueryData(settingsQuery.queryKey, settings)
          toast({ ...settingsToasts.failed('feature', error.message), variant: 'destructive' })
        },
        onSettled: () => setPending(null),
      },
    )
  }

  return { pending, save }
}

export type SavingFeature = ReturnType<typeof useSaveFeature>
