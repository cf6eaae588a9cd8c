import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { listMessages } from '#shared/contract/inbox.ts'
import { listSubscribers } from '#shared/contract/subscribers.ts'
import { api } from '../api.ts'
import { inboxCountsQuery } from '../queries.ts'

/** Visitors write while we look: opening the inbox asks again, the old page stays until the new one is there. */
const fresh = { staleTime: 10_000, placeholderData: keepPreviousData }

export const messagesQuery = (page: string) =>
  queryOptions({
    queryKey: [listMessages.path, page],
    queryFn: ({ signal }) => api(listMessages, { query: { page }, signal }),
    ...fresh,
  })

export const subscribersQuery = (page: string) =>
  queryOptions({
    queryKey: [listSubscribers.path, page],
    queryFn: ({ signal }) => api(listSubscribers, { query: { page }, signal }),
    ...fresh,
  })

export const refreshInbox = (queryClient: QueryClient) =>
  Promise.all(
    [[listMessages.path], [listSubscribers.path], inboxCountsQuery.queryKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

/** The page in the address, and the addresses of the others. */
export function useInboxPage() {
  const [search] = useSearchParams()
  return {
    page: search.get('page') ?? '1',
    hrefOfPage(page: number) {
      const there = new URLSearchParams(search)
      there.set('page', String(page))
      return `/admin?${there}`
    },
  }
}
