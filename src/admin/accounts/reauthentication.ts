import { useSyncExternalStore } from 'react'

/** Why the owner is asked: for who may sign in, a file with what the diary holds, or who reads it. */
export type ConfirmReason = 'access' | 'download' | 'readers'

interface WaitingCall {
  reason: ConfirmReason
  resolve: (isConfirmed: boolean) => void
}

let waiting: WaitingCall[] = []
const listeners = new Set<() => void>()

function setWaiting(calls: WaitingCall[]) {
  waiting = calls
  for (const listener of listeners) listener()
}

/** Asks the owner to confirm who they are; calls that come together share one question. */
export const requestReauthentication = (reason: ConfirmReason) =>
  new Promise<boolean>((resolve) => setWaiting([...waiting, { reason, resolve }]))

/** Lets the waiting calls go on, or fail. */
export function resolveReauthentication(isConfirmed: boolean) {
  const calls = waiting
  setWaiting([])
  for (const { resolve } of calls) resolve(isConfirmed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null while nothing waits for the owner. */
export const useAskedReason = (): ConfirmReason | null =>
  useSyncExternalStore(subscribe, () => waiting[0]?.reason ?? null)
