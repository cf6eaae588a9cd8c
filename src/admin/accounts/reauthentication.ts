import { useSyncExternalStore } from 'react'

/**
 * Chooses the dialog's text: access to the admin, the download of a file, or the list of
 * subscribers.
 */
export type ReauthenticationReason = 'access' | 'download' | 'readers'

interface WaitingCall {
  reason: ReauthenticationReason
  resolve: (isConfirmed: boolean) => void
}

let waiting: WaitingCall[] = []
const listeners = new Set<() => void>()

function setWaiting(calls: WaitingCall[]) {
  waiting = calls
  for (const listener of listeners) listener()
}

/** Concurrent calls share one dialog. */
export const requestReauthentication = (reason: ReauthenticationReason) =>
  new Promise<boolean>((resolve) => setWaiting([...waiting, { reason, resolve }]))

/** Repeats the pending calls, or lets them fail. */
export function resolveReauthentication(isConfirmed: boolean) {
  const calls = waiting
  setWaiting([])
  for (const { resolve } of calls) resolve(isConfirmed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReauthenticationReason = (): ReauthenticationReason | null =>
  useSyncExternalStore(subscribe, () => waiting[0]?.reason ?? null)
