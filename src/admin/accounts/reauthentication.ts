import { createListenerStore, useListenerStore } from '../sync/store.ts'

/**
 * Chooses the dialog's text: access to the admin, the download of a file, or the list of
 * subscribers.
 */
export type ReauthenticationReason = 'access' | 'download' | 'readers'

interface WaitingCall {
  reason: ReauthenticationReason
  resolve: (isConfirmed: boolean) => void
}

const waiting = createListenerStore<readonly WaitingCall[]>([])

/** Concurrent calls share one dialog. */
export const requestReauthentication = (reason: ReauthenticationReason) =>
  new Promise<boolean>((resolve) => waiting.set([...waiting.get(), { reason, resolve }]))

/** Repeats the pending calls, or lets them fail. */
export function resolveReauthentication(isConfirmed: boolean) {
  const calls = waiting.get()
  waiting.set([])
  for (const { resolve } of calls) resolve(isConfirmed)
}

export const useReauthenticationReason = (): ReauthenticationReason | null =>
  useListenerStore(waiting)[0]?.reason ?? null
