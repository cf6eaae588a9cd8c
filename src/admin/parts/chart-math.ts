import { drawMonotonePath } from '#shared/monotone-path.ts'
import { chartTexts } from '#texts/admin/statistics.ts'
import { numbers } from '#texts/grammar.ts'

export interface ChartChange {
  isUp: boolean
  text: string
}

/** Null if there is no earlier value to compare with, or no difference. */
export function comparePercent(now: number, before: number): ChartChange | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? null : { isUp: percent > 0, text: chartTexts.percent(Math.abs(percent)) }
}

/** Compares after rounding to one decimal, because the figures are shown that way. */
export function compareNumbers(now: number | null, before: number | null): ChartChange | null {
  if (now === null || before === null) return null
  const tenths = Math.round(now * 10) - Math.round(before * 10)
  return tenths === 0 ? null : { isUp: tenths > 0, text: numbers.written(Math.abs(tenths) / 10) }
}

/**
 * Returns the SVG path of the line in a 100 × 100 box with zero at the bottom; `top` is the value
 * at the upper edge.
 */
export function createCurvePath(values: readonly number[], top: number): string {
  const step = 100 / Math.max(1, values.length - 1)
  return drawMonotonePath(
    values.map((value, at) => ({ x: at * step, y: 100 - (value / top) * 100 })),
  )
}

export const areaPathOf = (line: string) => `${line}V100H0z`

/** Leaves room above the highest point of a chart without an axis, so that the stroke is not cut off. */
export const addHeadroom = (values: readonly number[]) => Math.max(1, ...values) * 1.07

const MAX_LINES = 4
const steps = [1, 2, 4, 5, 10]

/** Returns the round axis values up to at least the highest value, without zero. */
export function listAxisValues(highest: number): number[] {
  const step = roundStep(highest)
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines }, (_, at) => (at + 1) * step)
}

function roundStep(highest: number): number {
  // Visitors and pages are whole numbers, so the axis has no fractions.
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest / MAX_LINES))))
  return (steps.find((step) => highest <= step * power * MAX_LINES) ?? 10) * power
}

/**
 * Rounds percents so that they add up to 100: the points lost by rounding down go to the largest
 * fractions.
 */
export function roundToWholePercents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const percents = exact.map(Math.floor)
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const cut = (at: number) => (exact[at] ?? 0) - (percents[at] ?? 0)
  const mostCut = values.map((_, at) => at).sort((a, b) => cut(b) - cut(a))
  const raised = new Set(mostCut.slice(0, left))
  return percents.map((percent, at) => (raised.has(at) ? percent + 1 : percent))
}
