import { useEffect, useRef } from 'react'

interface ThumbPlaceholderProps {
  /** A thumbhash in base64. */
  hash: string
  className?: string
}

/**
 * A blurred hint of a picture that is still loading. Drawn on a canvas, so that no style
 * attribute is needed; the decoder comes only while the picture beside it is not there yet.
 */
export function ThumbPlaceholder({ hash, className = 'blur' }: ThumbPlaceholderProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const frame = canvas.current?.parentElement?.parentElement
    if (frame?.querySelector('img')?.complete) return
    import('./draw-thumbhash.ts').then(
      ({ drawThumbhash }) => {
        if (!isGone && canvas.current) drawThumbhash(canvas.current, hash)
      },
      // Without the hint the picture still comes.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [hash])
  return (
    <span className={className} aria-hidden="true">
      <canvas ref={canvas} width={1} height={1} />
    </span>
  )
}
