import { useSyncExternalStore } from 'react'

const liked = new Set<number>()
const listeners = new Set<() => void>()

function toggle(photoId: number) {
  if (!liked.delete(photoId)) liked.add(photoId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Held by this page alone, never sent; a photo's card and its large view show the same heart. */
export function useLike(photoId: number): [isLiked: boolean, toggle: () => void] {
  const isLiked = useSyncExternalStore(
    subscribe,
    () => liked.has(photoId),
    () => false,
  )
  return [isLiked, () => toggle(photoId)]
}
