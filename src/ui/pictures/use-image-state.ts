import { useCallback, useContext, useState } from 'react'
import { TakeOverContext } from '../take-over.ts'

type ImageState = 'loading' | 'ready' | 'broken'

/** False for what the server had drawn already: seen at once, it must not vanish only to fade in again. */
function useDrawnInBrowser(): boolean {
  const takeOver = useContext(TakeOverContext)
  return useState(() => !takeOver.isUnderWay)[0]
}

export function useImageState(src: string) {
  const fresh = useDrawnInBrowser()
  const [seen, setSeen] = useState<{ src: string; state: ImageState }>()
  const before: ImageState = fresh ? 'loading' : 'ready'
  const state = seen?.src === src ? seen.state : before
  const settle = useCallback((next: ImageState) => setSeen({ src, state: next }), [src])
  // Already shown as ready: saying so again would only draw it once more.
  const onLoad = state === 'loading' ? () => settle('ready') : undefined
  // an image may have loaded or failed before React arrived; one that is still to come fades in
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      if (!image.complete) {
        if (image.loading === 'lazy') settle('loading')
      } else if (image.naturalWidth === 0) settle('broken')
      else if (fresh) settle('ready')
    },
    [settle, fresh],
  )
  return { state, ref, onLoad, onError: () => settle('broken') }
}
