interface Point {
  x: number
  y: number
}

/** In a square of 100 with zero at the bottom and `top` at the upper edge. */
function pointsOf(values: readonly number[], top: number): Point[] {
  const step = 100 / Math.max(1, values.length - 1)
  return values.map((value, at) => ({ x: at * step, y: 100 - (value / top) * 100 }))
}

/** Where the curve turns it is level, else no steeper than its neighbors allow: it never overshoots. */
function slopeAt(points: readonly Point[], at: number): number {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  if (!before || !here || !after) return 0
  const left = (here.y - before.y) / (here.x - before.x)
  const right = (after.y - here.y) / (after.x - here.x)
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

const written = (value: number) => String(Math.round(value * 100) / 100)

/** The line through the values, for an SVG path; `top` is the value at the upper edge. */
export function curvePath(values: readonly number[], top: number): string {
  const points = pointsOf(values, top)
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1]
      if (!before) return `M${written(x)} ${written(y)}`
      const third = (x - before.x) / 3
      const curve = [
        ...[before.x + third, before.y + slopeAt(points, at - 1) * third],
        ...[x - third, y - slopeAt(points, at) * third],
        ...[x, y],
      ]
      return `C${curve.map(written).join(' ')}`
    })
    .join('')
}

/** What lies under such a line. */
export const areaUnder = (line: string) => `${line}V100H0z`

/** Room above the highest point, for charts without an axis: the line is not cut. */
export const roomyTop = (values: readonly number[]) => Math.max(1, ...values) * 1.07
