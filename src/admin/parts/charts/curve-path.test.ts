import { expect, test } from 'vitest'
import { areaUnder, curvePath, roomyTop } from './curve-path.ts'

const ys = (path: string) =>
  path
    .slice(1)
    .split('C')
    .flatMap((part) => part.split(' ').map(Number))
    .filter((_, at) => at % 2 === 1)

test('nobody at all is a line along the ground', () => {
  expect(new Set(ys(curvePath([0, 0, 0], roomyTop([0, 0, 0]))))).toEqual(new Set([100]))
})

test('the curve begins left, ends right, and more readers stand higher', () => {
  const path = curvePath([10, 40], 40)
  expect(path).toMatch(/^M0 \d/)
  const heights = ys(path)
  expect(path.split(' ').at(-2)).toBe('100')
  expect(heights.at(-1)).toBeLessThan(heights[0] as number)
})

test('the curve never rises above the highest value nor below the lowest', () => {
  const heights = ys(curvePath([5, 90, 90, 20, 21, 60], 100))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(10 - 0.01)
  expect(Math.max(...heights)).toBeLessThanOrEqual(95 + 0.01)
})

test('the area under the line is closed along the ground', () => {
  expect(areaUnder('M0 50C1 2 3 4 100 60')).toBe('M0 50C1 2 3 4 100 60V100H0z')
})

test('a chart without an axis leaves room above its highest value', () => {
  expect(roomyTop([3, 200])).toBeGreaterThan(200)
})
