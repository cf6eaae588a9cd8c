import { useCallback, useState } from 'react'
import { isHydrated } from '../hydrated.ts'

type ImageState = 'loading' | 'ready' | 'broken'

export function useImageState(src: string) {
  // What the server drew is seen at once: it must not vanish only to fade in again.
  const [before] = useState<ImageState>(() => (isHydrated() ? 'loading' : 'ready'))
  const [seen, setSeen] = useState<{ src: string; state: ImageState }>()
  const state = seen?.src === src ? seen.state : before
  const settle = useCallback((next: ImageState) => setSeen({ src, state: next }), [src])
  // It may have loaded or failed before React arrived; one that is still to come fades in.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      if (!image.complete) {
        if (image.loading === 'lazy') settle('loading')
      } else if (image.naturalWidth === 0) settle('broken')
      else if (before === 'loading') settle('ready')
    },
    [settle, before],
  )
  return { state, ref, onLoad: () => settle('ready'), onError: () => settle('broken') }
}
