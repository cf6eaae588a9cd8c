import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { type SubscriberState, subscriberStates } from '#shared/contract/subscribers.ts'
import { subscribersQuery } from '../readers-queries.ts'

/** The list as the address asks for it, and the ways to change the address. */
export function useSubscriberList() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const state = subscriberStates.find((one) => one === address.get('state'))
  const wanted = {
    page: address.get('page') ?? '1',
    ...(search && { search }),
    ...(state && { state }),
  }
  const query = useQuery(subscribersQuery(wanted))
  const change = (name: 'search' | 'state', value: string, replace = false) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        // another list begins at its first page
        after.delete('page')
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      },
      { replace },
    )
  return {
    query,
    search,
    state,
    searchFor: (text: string) => change('search', text, true),
    showState: (next: SubscriberState | null) => change('state', next ?? ''),
  }
}

export type SubscriberList = ReturnType<typeof useSubscriberList>
