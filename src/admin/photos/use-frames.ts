import { useEffect, useRef, useState } from 'react'
import type { ClipFrame } from './read-clip.ts'

export interface ShownFrame {
  url: string
  brightness: number
}

/** Old frames stay visible until the frames of the new moments are drawn. */
export function useClipFrames(file: Blob, moments: readonly number[], isRough = false) {
  const [frames, setFrames] = useState<readonly (ShownFrame | undefined)[]>([])
  const shown = useRef<(ShownFrame | undefined)[]>([])
  const key = moments.join(' ')
  useEffect(() => {
    const ended = new AbortController()
    const times = key.split(' ').map(Number)
    const showFrame = (at: number, { picture, brightness }: ClipFrame) => {
      const before = shown.current[at]
      if (before) URL.revokeObjectURL(before.url)
      shown.current[at] = { url: URL.createObjectURL(picture), brightness }
      setFrames([...shown.current])
    }
    void import('./read-clip.ts')
      .then(({ drawFrames }) =>
        drawFrames(file, times, { signal: ended.signal, isRough }, showFrame),
      )
      // The clip can be trimmed without pictures, too.
      .catch(() => {})
    return () => ended.abort()
  }, [file, key, isRough])
  useEffect(
    () => () => {
      for (const frame of shown.current.splice(0)) if (frame) URL.revokeObjectURL(frame.url)
    },
    [],
  )
  return frames
}
