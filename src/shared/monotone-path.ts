export interface Point {
  x: number
  y: number
}

/** Where the curve turns it is level, else no steeper than its neighbors allow: it never overshoots. */
function slopeAt(points: readonly Point[], at: number): number {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  if (!before || !here || !after) return 0
  const left = (here.y - before.y) / (here.x - before.x)
  const right = (after.y - here.y) / (after.x - here.x)
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

export const rounded = (value: number) => Math.round(value * 100) / 100

/** Through points in the order of their x, for an SVG path. */
export function monotonePath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1]
      if (!before) return `M${rounded(x)} ${rounded(y)}`
      const third = (x - before.x) / 3
      const curve = [
        ...[before.x + third, before.y + slopeAt(points, at - 1) * third],
        ...[x - third, y - slopeAt(points, at) * third],
        ...[x, y],
      ]
      return `C${curve.map(rounded).join(' ')}`
    })
    .join('')
}
