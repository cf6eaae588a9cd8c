import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getDogLog, listComingUp } from '#shared/contract/dog.admin.ts'
import { api } from '../app/api.ts'
import { dogCardQuery } from '../app/queries.ts'

/** Fetched when the screen opens: another tab or device may have written since. */
export const dogLogQuery = queryOptions({
  queryKey: [getDogLog.path],
  queryFn: ({ signal }) => api(getDogLog, { signal }),
  staleTime: 0,
})

/** What the dashboard reminds of; a day later it may be something else. */
export const comingUpQuery = queryOptions({
  queryKey: [listComingUp.path],
  queryFn: ({ signal }) => api(listComingUp, { signal }),
  staleTime: 0,
})

/** The latest weight is part of what pages say about the dog. */
export const refreshLog = (queryClient: QueryClient) =>
  Promise.all(
    [dogLogQuery, comingUpQuery, dogCardQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
