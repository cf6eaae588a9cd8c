import { createContext, useCallback, useContext, useState } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { type FocalPointOf, focalClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl, REDUCED_MOTION, srcSet } from '#shared/urls/media-url.ts'
import { classNames } from '../display/class-names.ts'
import { Paw } from '../dog/drawings.tsx'
import { isHydrated } from '../hydrated.ts'

interface ResponsiveImageProps {
  src: string
  alt: string
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string
  /** The picture the first screen waits for: fetched at once, before others. */
  eager?: boolean
  /** Where the page does not show it, nothing is fetched for it either: a media query. */
  hiddenAt?: string
  className?: string
  /** What a crop keeps in view. */
  focalPoint?: FocalPoint | null
  /** For pictures whose own size is unknown, so that nothing shifts. */
  width?: number
  height?: number
}

/** One clear point, in the page itself. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export function ResponsiveImage(props: ResponsiveImageProps) {
  const { src, alt, sizes, eager, hiddenAt, className } = props
  const image = useImageState(src)
  const focalPoint = useContext(FocalPointsContext)(src) ?? props.focalPoint ?? null
  if (image.state === 'broken') return <BrokenImage alt={alt} />
  const media = parseMediaUrl(src)
  const drawing = (
    <img
      ref={image.ref}
      className={classNames('image', focalClass(focalPoint), className)}
      data-image={image.state}
      src={src}
      alt={alt}
      width={media?.width ?? props.width}
      height={media?.height ?? props.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onLoad={image.onLoad}
      onError={image.onError}
    />
  )
  if (!media) return drawing
  return (
    <picture>
      {hiddenAt && <source media={hiddenAt} srcSet={NOTHING} />}
      {media.still ? (
        <source media={REDUCED_MOTION} srcSet={media.still} />
      ) : (
        <>
          <source type="image/avif" srcSet={srcSet(media, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet(media, 'webp')} sizes={sizes} />
        </>
      )}
      {drawing}
    </picture>
  )
}

type ImageState = 'loading' | 'ready' | 'broken'

/** Whoever comes back sees what was there before at once. */
const seenBefore = new Set<string>()

export function useImageState(src: string) {
  // What the server drew is seen at once: it must not vanish only to fade in again.
  const [before] = useState<ImageState>(() =>
    isHydrated() && !seenBefore.has(src) ? 'loading' : 'ready',
  )
  const [seen, setSeen] = useState<{ src: string; state: ImageState }>()
  const state = seen?.src === src ? seen.state : before
  const setImageState = useCallback(
    (next: ImageState) => {
      if (next === 'ready') seenBefore.add(src)
      setSeen({ src, state: next })
    },
    [src],
  )
  // It may have loaded or failed before React arrived; one that is still to come fades in.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      if (!image.complete) {
        if (image.loading === 'lazy' && !seenBefore.has(src)) setImageState('loading')
      } else if (image.naturalWidth === 0) setImageState('broken')
      else if (before === 'loading') setImageState('ready')
      else seenBefore.add(src)
    },
    [setImageState, before, src],
  )
  return {
    state,
    ref,
    onLoad: () => setImageState('ready'),
    onError: () => setImageState('broken'),
  }
}

/** Stands where an image could not be loaded, and still says what it would have shown. */
function BrokenImage({ alt }: { alt: string }) {
  const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true }
  return (
    <span className="image-broken" {...naming} data-image="broken">
      <Paw />
      {alt && <span>{alt}</span>}
    </span>
  )
}

/** Where all of them are known, pictures need not be told their own. */
export const FocalPointsContext = createContext<FocalPointOf>(() => null)
