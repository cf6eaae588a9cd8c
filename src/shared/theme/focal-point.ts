import type { FocalPoint } from '../contract/fields.ts'

/** Null without a focal point: then the style of each place decides. */
export type FocalPointOf = (imageUrl: string) => FocalPoint | null

/**
 * The policy allows no style attributes, so the point is drawn in steps of ten percent, by classes
 * (`ui/styles/utilities.css`). From left to right the middle is what they begin with.
 */
export function focalClass(point: FocalPoint | null): string {
  if (!point) return ''
  const [x, y] = point.map((percent) => Math.round(percent / 10))
  return x === 5 ? `fy${y}` : `fx${x} fy${y}`
}
