import { queryOptions } from '@tanstack/react-query'
import { getAdminDog, listDogVersions } from '#shared/contract/dog.admin.ts'
import { api } from '../app/api.ts'

export const adminDogQuery = queryOptions({
  queryKey: [getAdminDog.path],
  queryFn: ({ signal }) => api(getAdminDog, { signal }),
  // Fetched when the screen opens: another tab or device may have written since.
  staleTime: 0,
})

export const dogVersionsQuery = queryOptions({
  queryKey: [listDogVersions.path],
  queryFn: ({ signal }) => api(listDogVersions, { signal }),
})
