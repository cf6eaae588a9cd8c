import { useContext } from 'react'
import type { FocalPoint } from '#shared/contract/fields.ts'
import { focalClass } from '#shared/theme/focal-point.ts'
import { parseMediaUrl, REDUCED_MOTION, srcSet } from '#shared/urls/media-url.ts'
import { classNames } from '../display/class-names.ts'
import { BrokenImage } from './broken-image.tsx'
import { FocalPointsContext } from './focal-points.ts'
import { useImageState } from './use-image-state.ts'

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
