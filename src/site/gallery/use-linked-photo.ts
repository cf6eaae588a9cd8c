import { useEffect, useRef } from 'react'

/** Where a photo stands on the gallery page; a shared link ends in it. */
export const photoAnchor = (id: number) => `photo-${id}`

const anchored = /^#photo-(\d+)$/

/** A shared link names a photo behind its `#`: that photo opens, once. */
export function useLinkedPhoto(open: (photo: { id: number }) => void) {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const id = anchored.exec(location.hash)?.[1]
    if (id) latest.current({ id: Number(id) })
  }, [])
}
