import { queryOptions } from '@tanstack/react-query'
import { getSetupStatus } from '#shared/contract/accounts.ts'
import { api } from '../../app/api.ts'

export const setupStatusQuery = queryOptions({
  queryKey: [getSetupStatus.path],
  queryFn: () => api(getSetupStatus),
})
