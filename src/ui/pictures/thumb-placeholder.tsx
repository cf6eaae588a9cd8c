import { useEffect, useRef } from 'react'

interface ThumbPlaceholderProps {
  hash: string
  /**
   * Omits `data-hash`, so that entry-client.tsx does not load the decoder early for the first page.
   */
  isLate?: boolean
}

/**
 * Draws a thumbhash (base64) as a blurred hint of a loading image. A canvas needs no style
 * attribute, which the security policy forbids.
 */
export function ThumbPlaceholder({ hash, isLate }: ThumbPlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const hint = canvas.current
    if (hint && !hint.parentElement?.parentElement?.querySelector('img')?.complete) {
      // The hint is optional: the image still loads when the decoder does not.
      import('./draw-hint.ts').then(
        ({ drawThumbhash }) => drawThumbhash(hint, hash),
        () => {},
      )
    }
  }, [hash])
  return (
    <span className="blur" aria-hidden="true">
      {/* A script of the page may have drawn the canvas before hydration. */}
      <canvas ref={canvas} data-hash={isLate ? undefined : hash} suppressHydrationWarning />
    </span>
  )
}
