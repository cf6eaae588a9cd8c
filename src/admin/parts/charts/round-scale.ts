const MOST_LINES = 4
const steps = [1, 2, 4, 5, 10]

/** The round numbers along an axis that reaches at least as high as the highest value; zero goes without saying. */
export function roundScale(highest: number): number[] {
  const step = roundStep(highest)
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines }, (_, at) => (at + 1) * step)
}

function roundStep(highest: number): number {
  // People and pages are whole: no line stands between them.
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest / MOST_LINES))))
  return (steps.find((step) => highest <= step * power * MOST_LINES) ?? 10) * power
}
