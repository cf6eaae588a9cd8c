import { expect, test } from 'vitest'
import { createWeightScale, drawWeightCurve, toDailyWeights } from './weight-curve.ts'

const weights = [
  { day: '2024-10-01', grams: 1300 },
  { day: '2025-07-25', grams: 2900 },
  { day: '2026-11-01', grams: 3204 },
]
const draw = (change: Partial<Parameters<typeof drawWeightCurve>[0]> = {}) =>
  drawWeightCurve({ weights, unit: 'lb', label: 'Weight', letterWidth: 0.75, ...change })

test('one weight is no curve, nor are two of one day', () => {
  expect(draw({ weights: weights.slice(0, 1) })).toBe('')
  const sameDay = [weights[0]!, { ...weights[0]!, grams: 1400 }]
  expect(draw({ weights: sameDay })).toBe('')
  expect(toDailyWeights(sameDay)).toEqual([{ day: '2024-10-01', grams: 1400 }])
})

test('the oldest weight stands on the left, the heaviest is the highest', () => {
  const { x, y } = createWeightScale(weights, 'lb')
  expect(x('2024-10-01')).toBe(4.5)
  expect(x('2026-11-01')).toBe(83.5)
  expect(y(3204)).toBeLessThan(y(1300))
})

test.each([
  ['a puppy that grew', weights, 'lb'],
  ['a dog that never changes', weights.map((weight) => ({ ...weight, grams: 3200 })), 'kg'],
  ['a big one', weights.map((weight) => ({ ...weight, grams: weight.grams * 12 })), 'kg'],
] as const)('%s has two to five lines of round numbers', (_, values, unit) => {
  const { ticks } = createWeightScale(values, unit)
  expect(ticks.length).toBeGreaterThanOrEqual(2)
  expect(ticks.length).toBeLessThanOrEqual(5)
  expect(draw({ weights: values, unit })).not.toMatch(/NaN|Infinity/)
})

test('words of the owner stand in the drawing as words', () => {
  const marks = [{ day: '2025-07-25', label: '<b>"One" & only' }]
  const drawn = draw({ marks, label: 'a "b"' })
  expect(drawn).toContain('&lt;b&gt;&quot;One&quot; &amp; only')
  expect(drawn).toContain('aria-label="a &quot;b&quot;"')
})

test('marks whose words would meet have none, and those outside are left out', () => {
  const marks = [
    { day: '2025-07-25', label: 'First birthday' },
    { day: '2025-07-28', label: 'The ramp' },
    { day: '2027-01-01', label: 'Not yet' },
  ]
  expect(draw({ marks }).match(/is-x/g)).toHaveLength(1)
  expect(draw({ marks }).match(/w-flag/g)).toHaveLength(2)
})
