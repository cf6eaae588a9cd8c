import { useSyncExternalStore } from 'react'

type Settle = (isConfirmed: boolean) => void

let waiting: Settle[] = []
const listeners = new Set<() => void>()

function setWaiting(calls: Settle[]) {
  waiting = calls
  for (const listener of listeners) listener()
}

/** Asks the owner to confirm who they are; calls that come together share one question. */
export const askToConfirm = () =>
  new Promise<boolean>((resolve) => setWaiting([...waiting, resolve]))

/** Lets the waiting calls go on, or fail. */
export function settleConfirmation(isConfirmed: boolean) {
  const calls = waiting
  setWaiting([])
  for (const settle of calls) settle(isConfirmed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsConfirmationAsked = () =>
  useSyncExternalStore(subscribe, () => waiting.length > 0)
