import type { FocalPoint } from '../contract/fields.ts'

/** Null when the image has no focal point: CSS decides then. */
export type FocalPointOf = (imageUrl: string) => FocalPoint | null

/**
 * The security policy forbids style attributes, so focal points are rounded to ten percent and set by classes
 * in `ui/styles/utilities.css`. The horizontal middle is the default and needs no class.
 */
export function focalPointClass(point: FocalPoint | null): string {
  if (!point) return ''
  const [x, y] = point.map((percent) => Math.round(percent / 10))
  return x === 5 ? `fy${y}` : `fx${x} fy${y}`
}
