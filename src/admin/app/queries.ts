import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getDogCard } from '#shared/contract/dog.ts'
import { listAutosaves } from '#shared/contract/history.admin.ts'
import { getInboxCounts } from '#shared/contract/messages.admin.ts'
import { listFocalPoints } from '#shared/contract/photos.admin.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { listAdminPosts } from '#shared/contract/posts.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import {
  getPostViews,
  getStatistics,
  type StatisticsPeriod,
  statisticsPeriods,
} from '#shared/contract/statistics.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { api, queryClient } from './api.ts'

export const refreshQueries = (...paths: string[]) =>
  Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))

export const settingsQuery = queryOptions({
  queryKey: [getSettings.path],
  queryFn: ({ signal }) => api(getSettings, { signal }),
})

export const dogCardQuery = queryOptions({
  queryKey: [getDogCard.path],
  queryFn: ({ signal }) => api(getDogCard, { signal }),
})

export const adminPostsQuery = queryOptions({
  queryKey: [listAdminPosts.path],
  queryFn: ({ signal }) => api(listAdminPosts, { signal }),
})

/** Always refetched: other devices write autosaves, too. */
export const autosavesQuery = queryOptions({
  queryKey: [listAutosaves.path],
  queryFn: ({ signal }) => api(listAutosaves, { signal }),
  staleTime: 0,
})

export const focalPointsQuery = queryOptions({
  queryKey: [listFocalPoints.path],
  queryFn: ({ signal }) => api(listFocalPoints, { signal }),
})

export const photosQuery = queryOptions({
  queryKey: [listPhotos.path],
  queryFn: ({ signal }) => api(listPhotos, { query: {}, signal }),
})

/** Goes stale, unlike other queries: visitors write comments and messages at any time. */
export const inboxCountsQuery = queryOptions({
  queryKey: [getInboxCounts.path],
  queryFn: ({ signal }) => api(getInboxCounts, { signal }),
  staleTime: 30_000,
})

export function useInboxBadge() {
  const { unread = 0, waitingComments = 0 } = useQuery(inboxCountsQuery).data ?? {}
  return { count: unread + waitingComments, text: adminTexts.news(unread, waitingComments) }
}

export const DEFAULT_STATISTICS_PERIOD: StatisticsPeriod = '30'

/**
 * Visitors change this data all the time, so each screen refetches it; old data stays visible until
 * the new arrives.
 */
export const freshQueryOptions = { staleTime: 10_000, placeholderData: keepPreviousData }

export const readStatisticsPeriod = (search: URLSearchParams): StatisticsPeriod =>
  statisticsPeriods.find((period) => period === search.get('days')) ?? DEFAULT_STATISTICS_PERIOD

export const statisticsQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: [getStatistics.path, days],
    queryFn: ({ signal }) => api(getStatistics, { query: { days }, signal }),
    ...freshQueryOptions,
  })

export const postViewsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [getPostViews.path, ids],
    queryFn: ({ signal }) => api(getPostViews, { query: { ids: ids.join(',') }, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
