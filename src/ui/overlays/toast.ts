import { useSyncExternalStore } from 'react'

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** An action, for example undo; toasts with one stay longer. */
  action?: { label: string; onAction: () => void }
}

interface ShownToast extends ToastMessage {
  id: number
  open: boolean
}

const listeners = new Set<() => void>()
let current: ShownToast | null = null
let lastId = 0

function change(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Replaces the toast on show: there is one at a time. */
export function showToast(message: ToastMessage): number {
  lastId += 1
  change({ ...message, id: lastId, open: true })
  return lastId
}

/** Ignores the id of a toast that was replaced already. */
export function dismissToast(id?: number) {
  if (current && (id === undefined || id === current.id)) change({ ...current, open: false })
}

/**
 * Renders the toast again after a dialog opened or closed, because it is drawn inside the topmost
 * dialog.
 */
export function redrawToast() {
  if (current?.open) change({ ...current })
}

export function getCurrentToast(): ShownToast | null {
  return current
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nothing = () => null

export function useCurrentToast() {
  return useSyncExternalStore(subscribeToToast, getCurrentToast, nothing)
}
