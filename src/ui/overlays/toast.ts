export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** What can still be done about it; then the message stays longer. */
  action?: { label: string; onAction: () => void }
}

export interface ShownToast extends ToastMessage {
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

/** One at a time: a new message takes the place of the one on show. */
export function toast(message: ToastMessage): number {
  lastId += 1
  change({ ...message, id: lastId, open: true })
  return lastId
}

/** Lets the message on show leave; a message that was replaced already is not touched. */
export function dismissToast(id?: number) {
  if (current && (id === undefined || id === current.id)) change({ ...current, open: false })
}

/** A dialog has opened or closed: what lies above it, or in it, has to move. */
export function moveToast() {
  if (current?.open) change({ ...current })
}

export function currentToast(): ShownToast | null {
  return current
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
