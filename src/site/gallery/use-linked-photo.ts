import { useEffect, useRef } from 'react'
import { photoAnchor } from '#texts/site/photos.ts'

const anchored = new RegExp(`^#${photoAnchor(0).replace('0', '(\\d+)')}$`)

/** A shared link names a photo behind its `#`: that photo opens, once. */
export function useLinkedPhoto(open: (photo: { id: number }) => void) {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const id = anchored.exec(location.hash)?.[1]
    if (id) latest.current({ id: Number(id) })
  }, [])
}
