import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getDogCard } from '#shared/contract/dog.ts'
import { listDrafts } from '#shared/contract/history.admin.ts'
import { getInboxCounts, listMessages } from '#shared/contract/messages.admin.ts'
import {
  countNewSubscribers,
  getSubscriberGrowth,
  listSubscribers,
  type SubscriberState,
} from '#shared/contract/newsletter.admin.ts'
import { listFocalPoints } from '#shared/contract/photos.admin.ts'
import { listPhotos } from '#shared/contract/photos.ts'
import { listAdminPosts } from '#shared/contract/posts.admin.ts'
import { getSettings } from '#shared/contract/settings.ts'
import {
  getPostViews,
  getStatistics,
  type StatisticsPeriod,
} from '#shared/contract/statistics.admin.ts'
import { adminTexts } from '#texts/admin/shell.ts'
import { api } from './api.ts'

/** Reads that several screens share: one key each, so that a write refreshes all of them. */

export const settingsQuery = queryOptions({
  queryKey: [getSettings.path],
  queryFn: ({ signal }) => api(getSettings, { signal }),
})

/** As visitors read it; comes along with the page. */
export const dogCardQuery = queryOptions({
  queryKey: [getDogCard.path],
  queryFn: ({ signal }) => api(getDogCard, { signal }),
})

export const adminPostsQuery = queryOptions({
  queryKey: [listAdminPosts.path],
  queryFn: ({ signal }) => api(listAdminPosts, { signal }),
})

/** Other devices write them, too: each screen that opens asks again. */
export const draftsQuery = queryOptions({
  queryKey: [listDrafts.path],
  queryFn: ({ signal }) => api(listDrafts, { signal }),
  staleTime: 0,
})

/** Uploads bring their own along. */
export const focalPointsQuery = queryOptions({
  queryKey: [listFocalPoints.path],
  queryFn: ({ signal }) => api(listFocalPoints, { signal }),
})

export const photosQuery = queryOptions({
  queryKey: [listPhotos.path],
  queryFn: ({ signal }) => api(listPhotos, { query: {}, signal }),
})

/** Unlike the rest it changes without us: each screen that opens asks again. */
export const inboxCountsQuery = queryOptions({
  queryKey: [getInboxCounts.path],
  queryFn: ({ signal }) => api(getInboxCounts, { signal }),
  staleTime: 30_000,
})

/** What waits for the owner: a number, and the same in words. */
export function useNews() {
  const { unread = 0, waitingComments = 0 } = useQuery(inboxCountsQuery).data ?? {}
  return { count: unread + waitingComments, text: adminTexts.news(unread, waitingComments) }
}

/** Visitors come while we look: opening a screen asks again, the old figures stay until the new ones are there. */
export const statisticsQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: [getStatistics.path, days],
    queryFn: ({ signal }) => api(getStatistics, { query: { days }, signal }),
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })

export const postViewsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [getPostViews.path, ids],
    queryFn: ({ signal }) => api(getPostViews, { query: { ids: ids.join(',') }, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })

/** Visitors write while we look: opening a list asks again, the old page stays until the new one is there. */
const fresh = { staleTime: 10_000, placeholderData: keepPreviousData }

export const messagesQuery = (page: string) =>
  queryOptions({
    queryKey: [listMessages.path, page],
    queryFn: ({ signal }) => api(listMessages, { query: { page }, signal }),
    ...fresh,
  })

interface Wanted {
  page: string
  search?: string
  state?: SubscriberState
}

export const subscribersQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [listSubscribers.path, wanted],
    queryFn: ({ signal }) => api(listSubscribers, { query: wanted, signal }),
    ...fresh,
  })

export const growthQuery = queryOptions({
  queryKey: [getSubscriberGrowth.path],
  queryFn: ({ signal }) => api(getSubscriberGrowth, { signal }),
  ...fresh,
})

export const newSubscribersQuery = (days: StatisticsPeriod) =>
  queryOptions({
    queryKey: [countNewSubscribers.path, days],
    queryFn: ({ signal }) => api(countNewSubscribers, { query: { days }, signal }),
    ...fresh,
  })

export const refreshReaders = (queryClient: QueryClient) =>
  Promise.all(
    [
      [listMessages.path],
      [listSubscribers.path],
      growthQuery.queryKey,
      [countNewSubscribers.path],
      inboxCountsQuery.queryKey,
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
