import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SettingsChange, updateSettings } from '#shared/contract/settings.admin.ts'
import { placeholderToken } from '#shared/quirks.ts'
import { settingsErrors } from '#texts/errors/settings.ts'
import { adminToken, api } from '../app/api.ts'

import { settingsQuery } from '../app/queries.ts'

/** Saves some settings; the answer is the whole record, which every screen then shows. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(body: SettingsChange) {
      if (!adminToken.get()) adminToken.set(placeholderToken)
      try {
        return await api(updateSettings, { body })
      } catch (cause) {
        throw new Error(settingsErrors.update, { cause })
      }
    },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  })
}
