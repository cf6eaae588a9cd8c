import { monotonePath } from '#shared/monotone-path.ts'

/** The line through the values, in a square of 100 with zero at the bottom; `top` is the value at the upper edge. */
export function curvePath(values: readonly number[], top: number): string {
  const step = 100 / Math.max(1, values.length - 1)
  return monotonePath(values.map((value, at) => ({ x: at * step, y: 100 - (value / top) * 100 })))
}

/** What lies under such a line. */
export const areaUnder = (line: string) => `${line}V100H0z`

/** Room above the highest point, for charts without an axis: the line is not cut. */
export const roomyTop = (values: readonly number[]) => Math.max(1, ...values) * 1.07
