import { expect, test } from 'vitest'
import { growthPath } from './growth-path.ts'

const ys = (path: string) =>
  path
    .slice(1)
    .split('C')
    .flatMap((part) => part.split(' ').map(Number))
    .filter((_, at) => at % 2 === 1)

test('nobody at all is a line along the ground', () => {
  expect(new Set(ys(growthPath([0, 0, 0])))).toEqual(new Set([100]))
})

test('the curve begins left, ends right, and more readers stand higher', () => {
  const path = growthPath([10, 40])
  expect(path).toMatch(/^M0 \d/)
  const heights = ys(path)
  expect(path.split(' ').at(-2)).toBe('100')
  expect(heights.at(-1)).toBeLessThan(heights[0] as number)
})

test('the curve never rises above the highest month nor below the lowest', () => {
  const heights = ys(growthPath([5, 90, 90, 20, 21, 60]))
  const [highest, lowest] = [100 - 100 / 1.07, 100 - (5 / 90 / 1.07) * 100]
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(highest - 0.01)
  expect(Math.max(...heights)).toBeLessThanOrEqual(lowest + 0.01)
})
