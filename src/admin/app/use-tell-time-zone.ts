import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { updateSettings } from '#shared/contract/settings.admin.ts'
import { api } from './api.ts'
import { settingsQuery } from './queries.ts'

/** The diary lives in the zone of the browser its owner first signs in with, until another is chosen. */
export function useTellTimeZone() {
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const { mutate, isIdle } = useMutation({
    mutationFn: (timeZone: string) => api(updateSettings, { body: { timeZone } }),
    onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  })
  const isUnknown = settings?.timeZone === null
  useEffect(() => {
    if (isUnknown && isIdle) mutate(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }, [isUnknown, isIdle, mutate])
}
