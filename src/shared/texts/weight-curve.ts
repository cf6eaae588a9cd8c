import { formatDate, formatMonth } from '../dates.ts'
import type { Weight } from '../dog-log/curve/weight-scale.ts'
import { sayWeight, type WeightUnit } from '../dog-log/weight.ts'

/** What the curve of the weights says to those who do not see it; the oldest comes first. */
export function weightCurveLabel(weights: readonly Weight[], unit: WeightUnit): string {
  const [first, last] = [weights[0], weights.at(-1)]
  if (!first || !last) return ''
  const at = ({ day, grams }: Weight) => `${sayWeight(grams, unit)} in ${formatMonth(day)}`
  return `Weight from ${at(first)} to ${at(last)}`
}

export const weightTableTexts = {
  asTable: 'The same as a table',
  day: 'Day',
  weight: 'Weight',
  write: formatDate,
} as const
