import type { ChartMark, ChartTipOf } from './cursor/chart-tip.tsx'

export interface LinePoint {
  /** Tells it from the others. */
  key: string
  value: number
  /** In the period before; left out by all when nobody counted then. */
  before?: number
  /** A tick on the ground, a longer one with a name under it. */
  tick?: 'short' | 'long'
  name?: string
  tip: ChartTipOf
  mark?: ChartMark
}

export const HEIGHT = 294
/** Above the plot there is room for the uppermost number, below it for ticks and names. */
export const TOP = 26
export const PLOT = 230
export const GROUND = TOP + PLOT

/** Where a point stands: across in percent, so that words keep their size, and down in pixels. */
export function plotOf(count: number, lines: readonly number[]) {
  const top = lines.at(-1) ?? 1
  const across = (at: number) => (at / Math.max(1, count - 1)) * 100
  return {
    top,
    across,
    x: (at: number) => `${across(at).toFixed(2)}%`,
    y: (value: number) => TOP + PLOT * (1 - value / top),
  }
}
