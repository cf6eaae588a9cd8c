import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#shared/calls/api-client.ts'
import { getAdminDog, updateDog } from '#shared/contract/dog.admin.ts'
import { type SettingsChange, updateSettings } from '#shared/contract/settings.admin.ts'
import type { DogProfile } from '#shared/dog/profile.ts'
import { api, messageOf } from '../../app/api.ts'

import { dogCardQuery, settingsQuery } from '../../app/queries.ts'

/** What a step writes, one after the other, and what was wrong with it. */
export function useSaveStep() {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  return {
    isBusy,
    error,
    /** True when all of it was saved. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      setBusy(true)
      setError(undefined)
      try {
        await work()
        return true
      } catch (failure) {
        setError(sentenceOf(failure))
        return false
      } finally {
        setBusy(false)
      }
    },
    async saveDog(change: Partial<DogProfile>) {
      const { document, version } = await api(getAdminDog)
      const [dog] = document.dogs
      await api(updateDog, { body: { document: { dogs: [{ ...dog, ...change }] }, version } })
      await queryClient.invalidateQueries(dogCardQuery)
    },
    async saveSettings(body: SettingsChange) {
      const saved = await api(updateSettings, { body })
      queryClient.setQueryData(settingsQuery.queryKey, saved)
    },
  }
}

/** A field that is blamed has the clearer sentence. */
function sentenceOf(failure: unknown): string {
  const fields = failure instanceof ApiError ? failure.problem?.fields : undefined
  return Object.values(fields ?? {})[0] ?? messageOf(failure)
}

export type SaveStep = ReturnType<typeof useSaveStep>
