import type { FocalPoint } from '../contract/fields.ts'

/** Null where nobody said anything: then each place crops as suits most pictures there. */
export type FocalPointOf = (imageUrl: string) => FocalPoint | null

/**
 * Pages may carry no style of their own, so that the point is drawn in steps of ten percent, by classes
 * (`ui/styles/pictures/focal-point.css`). From left to right the middle is what they begin with.
 */
export function focalClass(point: FocalPoint | null): string {
  if (!point) return ''
  const [x, y] = point.map((percent) => Math.round(percent / 10))
  return x === 5 ? `fy${y}` : `fx${x} fy${y}`
}
