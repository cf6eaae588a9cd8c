import { createContext, useCallback, useContext, useState } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { type FocalPointOf, focalPointClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl, REDUCED_MOTION_QUERY, srcSet } from '#shared/urls/media-url.ts'
import { classNames } from '../display/class-names.ts'
import { Paw } from '../dog/drawings.tsx'
import { isHydrated } from '../hydrated.ts'

interface ResponsiveImageProps {
  src: string
  alt: string
  sizes: string
  /** For the largest image of the first screen: loads at once with high priority. */
  eager?: boolean
  /** Media query of the screens that hide the image; they do not download it. */
  hiddenAt?: string
  className?: string
  focalPoint?: FocalPoint | null
  /** Fallback size, so that the layout does not shift when the URL carries no size. */
  width?: number
  height?: number
}

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
      className={classNames('image', focalPointClass(focalPoint), className)}
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
        <source media={REDUCED_MOTION_QUERY} srcSet={media.still} />
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

/** Images loaded before in this visit are not faded in again. */
const seenBefore = new Set<string>()

export function useImageState(src: string) {
  // An image from the server's HTML is visible already: it must not vanish to fade in again.
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
  // The image may have loaded or failed before React hydrated it; one still loading fades in.
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

function BrokenImage({ alt }: { alt: string }) {
  const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true }
  return (
    <span className="image-broken" {...naming} data-image="broken">
      <Paw />
      {alt && <span>{alt}</span>}
    </span>
  )
}

/** Pages that know all focal points provide them here; the others pass one per image. */
export const FocalPointsContext = createContext<FocalPointOf>(() => null)
