import { useQuery } from '@tanstack/react-query'
import { type SubscriberState, subscriberStates } from '#shared/contract/newsletter.admin.ts'
import { subscribersQuery } from '../../app/queries.ts'
import { useListAddress } from '../../parts/list.tsx'

/** The list as the address asks for it, and the ways to change the address. */
export function useSubscriberList() {
  const { search, page, searchFor, ...address } = useListAddress()
  const state = subscriberStates.find((one) => one === address.state)
  const wanted = { page, ...(search && { search }), ...(state && { state }) }
  return {
    query: useQuery(subscribersQuery(wanted)),
    search,
    state,
    searchFor,
    showState: (next: SubscriberState | null) => address.showState(next ?? ''),
  }
}

export type SubscriberList = ReturnType<typeof useSubscriberList>
