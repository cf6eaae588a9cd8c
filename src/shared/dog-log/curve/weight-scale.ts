import { daysBetween } from '../../dog/day-sums.ts'
import { rounded } from '../../drawing/monotone-path.ts'
import { GRAMS_PER_POUND, type WeightUnit } from '../weight.ts'

export interface Weight {
  day: string
  grams: number
}

/** The drawing is so high; the ground lies a little above its lower end, for the words below it. */
export const HEIGHT = 282
export const GROUND = 256
const TOP = 26
/** Percent of the width: room for the tail on the left and for the head on the right. */
const LEFT = 4.5
const WIDTH = 79

const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50]
const perUnit = (unit: WeightUnit) => (unit === 'kg' ? 1000 : GRAMS_PER_POUND)

/** One weight a day, the oldest first. */
export function oncePerDay(weights: readonly Weight[]): Weight[] {
  const byDay = new Map(weights.map(({ day, grams }) => [day, grams]))
  return [...byDay]
    .map(([day, grams]) => ({ day, grams }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** Where days and weights stand; `also` are weights that must fit in without being on the curve. */
export function weightScale(weights: readonly Weight[], unit: WeightUnit, also: number[] = []) {
  const grams = [...weights.map((one) => one.grams), ...also]
  const [least, most] = [Math.min(...grams), Math.max(...grams)]
  const span = Math.max(most - least, most * 0.15)
  const bottom = Math.max(0, least - span * 0.2)
  const top = most + span * 0.25
  const first = weights[0]?.day ?? ''
  const days = Math.max(1, daysBetween(first, weights.at(-1)?.day ?? ''))
  const y = (value: number) =>
    rounded(GROUND - ((value - bottom) / (top - bottom)) * (GROUND - TOP))
  return {
    /** In percent of the width. */
    x: (day: string) => rounded(LEFT + (daysBetween(first, day) / days) * WIDTH),
    y,
    ticks: ticksBetween(bottom, top, perUnit(unit)).map((value) => ({
      label: `${value} ${unit}`,
      y: y(value * perUnit(unit)),
    })),
  }
}

/** Three or four round numbers, none of them close to an end. */
function ticksBetween(bottom: number, top: number, unit: number): number[] {
  const [low, high] = [bottom / unit, top / unit]
  const step = steps.find((one) => (high - low) / one <= 4.5) ?? 100
  const ticks: number[] = []
  for (let at = Math.ceil((low + step * 0.3) / step); at * step < high; at += 1) {
    ticks.push(rounded(at * step))
  }
  return ticks
}
