import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FamilyForm, updateSettings } from '#shared/contract/settings.admin.ts'
import { api, messageOf } from '../../app/api.ts'

import { settingsQuery } from '../../app/queries.ts'

/** The answer is the whole record, which every screen then shows. */
export function useSaveFamily() {
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn(body: FamilyForm) {
      try {
        return await api(updateSettings, { body })
      } catch (cause) {
        throw new Error(messageOf(cause), { cause })
      }
    },
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery.queryKey, settings),
  })
}
