export interface Point {
  x: number
  y: number
}

/** Level at turning points, otherwise limited by the neighbors, so that the curve never overshoots. */
function slopeAt(points: readonly Point[], at: number): number {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]]
  if (!before || !here || !after) return 0
  const left = (here.y - before.y) / (here.x - before.x)
  const right = (after.y - here.y) / (after.x - here.x)
  return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
}

export const roundToHundredths = (value: number) => Math.round(value * 100) / 100

/** Draws an SVG path through points sorted by x. */
export function drawMonotonePath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1]
      if (!before) return `M${roundToHundredths(x)} ${roundToHundredths(y)}`
      const third = (x - before.x) / 3
      const curve = [
        ...[before.x + third, before.y + slopeAt(points, at - 1) * third],
        ...[x - third, y - slopeAt(points, at) * third],
        ...[x, y],
      ]
      return `C${curve.map(roundToHundredths).join(' ')}`
    })
    .join('')
}
