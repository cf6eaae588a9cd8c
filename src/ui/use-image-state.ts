import { useCallback, useState, useSyncExternalStore } from 'react'

type ImageState = 'loading' | 'ready' | 'broken'

const never = () => () => {}

/** False for what the server had drawn already: seen at once, it must not vanish only to fade in again. */
function useDrawnInBrowser(): boolean {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [drawn] = useState(inBrowser)
  return drawn
}

export function useImageState(src: string) {
  const fresh = useDrawnInBrowser()
  const [seen, setSeen] = useState<{ src: string; state: ImageState }>()
  const before: ImageState = fresh ? 'loading' : 'ready'
  const state = seen?.src === src ? seen.state : before
  const settle = useCallback((next: ImageState) => setSeen({ src, state: next }), [src])
  // an image may have loaded or failed before React arrived; one that is still to come fades in
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete) settle(image.naturalWidth > 0 ? 'ready' : 'broken')
      else if (image?.loading === 'lazy') settle('loading')
    },
    [settle],
  )
  return { state, ref, onLoad: () => settle('ready'), onError: () => settle('broken') }
}
