import { useEffect, useRef } from 'react'

/**
 * A blurred hint of a picture that is still loading, from a thumbhash in base64. On a canvas, so that no
 * style attribute is needed.
 */
export function ThumbPlaceholder({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the canvas
  useEffect(() => {
    const hint = canvas.current
    if (hint && !hint.parentElement?.parentElement?.querySelector('img')?.complete) {
      // Without it the picture still comes.
      import('./draw-hint.ts').then(
        ({ drawHint }) => drawHint(hint),
        () => {},
      )
    }
  }, [hash])
  return (
    <span className="blur" aria-hidden="true">
      {/* the page may have drawn it before it was hydrated */}
      <canvas ref={canvas} data-hash={hash} suppressHydrationWarning />
    </span>
  )
}
