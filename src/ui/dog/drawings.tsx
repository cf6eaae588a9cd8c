import { dogHeadShapes } from '#shared/theme/dog-head-shapes.ts'
import { classNames } from '../display/class-names.ts'

interface DrawingProps {
  className: string
  viewBox: string
  preserveAspectRatio?: string
  /** Content of the svg as HTML: our own drawings only, never input. */
  shapes: string
}

/**
 * A decorative drawing. Its shapes are one string, so that React creates one element instead of
 * fifty.
 */
export function Drawing({ shapes, ...frame }: DrawingProps) {
  return (
    <svg
      {...frame}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

const brandShapes = [
  '<path class="d-deep" d="M38 36h11l-4 19c0 3-9 3-9 0zM80 36h11l-1 19c0 3-9 3-9 0z"/>',
  '<path class="d-coat" d="M23 21C14 19 7 14 2 4 1 1 4 0 6 3c5 7 12 10 21 10 14 0 36 1 50 0 8 0 9-10 21-12 7-1 11 2 14 6 5 2 9 3 14 5 4 2 3 7-1 8-7 1-12 1-18-1-3 4-6 7-9 9 0 6-2 11-5 14l-1 13c0 3-10 3-10 0l-1-10c-18-3-32-3-44 0-2 3-5 6-5 10 0 3-10 3-10 0 0-4 4-6 4-11-5-5-6-15-3-23z"/>',
  '<path class="d-tan" d="M106 20c6 2 12 2 19 0 4-1 4-4 2-6-6 2-13 3-19 1z"/>',
  '<path class="d-ear" d="M96 4c-7 1-9 9-9 17 0 7 4 9 7 7 6-4 8-12 8-19 0-3-3-5-6-5z"/>',
  '<path class="d-collar" d="M82 18c3 6 8 11 14 11l-1 4c-7 0-13-5-16-11z"/>',
].join('')

export function BrandMark({ className }: { className?: string }) {
  return (
    <Drawing
      className={classNames('brand-mark', className)}
      viewBox="0 0 132 58"
      shapes={brandShapes}
    />
  )
}

export function DogHead({ className }: { className?: string }) {
  return (
    <Drawing
      className={classNames('dog-head', className)}
      viewBox="0 0 64 48"
      shapes={dogHeadShapes}
    />
  )
}

const tailShapes =
  '<path class="d-coat" d="M30 24H20C10 22 4 14 1 4 0 1 3 0 5 3c5 8 12 13 25 14z"/>'

export function DogTail({ className }: { className: string }) {
  return <Drawing className={className} viewBox="0 0 30 24" shapes={tailShapes} />
}

/** Drawn for a view box of 32 by 32. */
export const pawShapes = [
  '<ellipse cx="6.5" cy="14" rx="3.4" ry="4.6" transform="rotate(-24 6.5 14)"/>',
  '<ellipse cx="12.6" cy="7.6" rx="3.5" ry="5" transform="rotate(-7 12.6 7.6)"/>',
  '<ellipse cx="19.8" cy="7.6" rx="3.5" ry="5" transform="rotate(7 19.8 7.6)"/>',
  '<ellipse cx="25.7" cy="14" rx="3.4" ry="4.6" transform="rotate(24 25.7 14)"/>',
  '<path d="M16 14.6c4.6 0 9 5.200 9 9.400 0 3.400-2.600 4.800-5 4.400-1.700-.3-2.600-.8-4-.8s-2.300.5-4 .8c-2.400.4-5-1-5-4.400 0-4.200 4.400-9.400 9-9.400z"/>',
].join('')

export function Paw({ className }: { className?: string }) {
  return <Drawing className={classNames('paw', className)} viewBox="0 0 32 32" shapes={pawShapes} />
}
