import { useSearchParams } from 'wouter'

/** What the address asks of a list (`?state=…&search=…&page=…`), and the way to ask for something else. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
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
    search: address.get('search') ?? '',
    state: address.get('state'),
    page: address.get('page') ?? '1',
    searchFor: (text: string) => change('search', text, true),
    showState: (state: string) => change('state', state),
  }
}
