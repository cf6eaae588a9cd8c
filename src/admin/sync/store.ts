import { useSyncExternalStore } from 'react'

/** A value outside of React: it outlives the screens that show it. */
export function createListenerStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type ListenerStore<Value> = ReturnType<typeof createListenerStore<Value>>

export const useListenerStore = <Value>({ subscribe, get }: Omit<ListenerStore<Value>, 'set'>) =>
  useSyncExternalStore(subscribe, get)
