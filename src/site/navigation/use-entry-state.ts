import { useCallback, useState } from 'react'
import { useQueryCache } from '../data/use-query.ts'
import { useNavigation } from './site-navigation.ts'

/** State that is there again when the reader comes back to the page by the browser's buttons. */
export function useEntryState<T>(name: string, initial: T): [T, (next: T) => void] {
  const cache = useQueryCache()
  const navigation = useNavigation()
  const [entry] = useState(navigation.getEntry)
  const [value, setValue] = useState(
    () => cache.getQueryData<T>({ queryKey: ['entry', entry, name] }) ?? initial,
  )
  const set = useCallback(
    (next: T) => {
      cache.setQueryData(['entry', entry, name], next)
      setValue(next)
    },
    [cache, entry, name],
  )
  return [value, set]
}
