import { useEffect, useRef } from 'react'

interface ThumbPlaceholderProps {
  hash: string
  /** Only for who moves here from another page: a page as it comes does not wait for the decoder. */
  isLate?: boolean
}

/**
 * A blurred hint of a picture that is still loading, from a thumbhash in base64. On a canvas, so that no
 * style attribute is needed.
 */
export function ThumbPlaceholder({ hash, isLate }: ThumbPlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const hint = canvas.current
    if (hint && !hint.parentElement?.parentElement?.querySelector('img')?.complete) {
      // Without it the picture still comes.
      import('./draw-hint.ts').then(
        ({ drawHint }) => drawHint(hint, hash),
        () => {},
      )
    }
  }, [hash])
  return (
    <span className="blur" aria-hidden="true">
      {/* the page may have drawn it before it was hydrated */}
      <canvas ref={canvas} data-hash={isLate ? undefined : hash} suppressHydrationWarning />
    </span>
  )
}
