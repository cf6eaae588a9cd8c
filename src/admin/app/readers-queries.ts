import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { listMessages } from '#shared/contract/messages.admin.ts'
import {
  countNewSubscribers,
  getSubscriberGrowth,
  listSubscribers,
  type SubscriberState,
} from '#shared/contract/newsletter.admin.ts'
import type { StatisticsPeriod } from '#shared/contract/statistics.admin.ts'
import { api } from './api.ts'
import { inboxCountsQuery } from './queries.ts'

/** Visitors write while we look: opening a list asks again, the old page stays until the new one is there. */
const fresh = { staleTime: 10_000, placeholderData: keepPreviousData }

export const messagesQuery = (page: string) =>
  queryOptions({
    queryKey: [listMessages.path, page],
    queryFn: ({ signal }) => api(listMessages, { query: { page }, signal }),
    ...fresh,
  })

export interface Wanted {
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

/** The page in the address, and the addresses of the others. */
export function usePageInAddress() {
  const [search] = useSearchParams()
  return {
    page: search.get('page') ?? '1',
    hrefOfPage(page: number) {
      const there = new URLSearchParams(search)
      there.set('page', String(page))
      return `?${there}`
    },
  }
}
