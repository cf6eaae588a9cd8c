import { expect, test } from 'vitest'
import { roundScale } from './round-scale.ts'

test.each([
  [0, [1]],
  [1, [1]],
  [4, [1, 2, 3, 4]],
  [7, [2, 4, 6, 8]],
  [17, [5, 10, 15, 20]],
  [118, [40, 80, 120]],
  [401, [200, 400, 600]],
  [12_345, [4000, 8000, 12_000, 16_000]],
])('an axis up to %i has the lines %j', (highest, lines) => {
  expect(roundScale(highest)).toEqual(lines)
})

test('an axis always reaches its highest value, by at most four lines', () => {
  for (let highest = 1; highest < 200_000; highest = Math.ceil(highest * 1.013)) {
    const lines = roundScale(highest)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(lines.length).toBeLessThanOrEqual(4)
  }
})
