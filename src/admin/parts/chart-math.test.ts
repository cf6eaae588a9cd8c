import { expect, test } from 'vitest'
import {
  addHeadroom,
  areaPathOf,
  compareNumbers,
  comparePercent,
  createCurvePath,
  listAxisValues,
  roundToWholePercents,
} from './chart-math.ts'

test('more is up and less is down, in percent of what it was', () => {
  expect(comparePercent(129, 100)).toEqual({ isUp: true, text: '29%' })
  expect(comparePercent(50, 100)).toEqual({ isUp: false, text: '50%' })
})

test('nothing is said where nothing was before, or nothing changed', () => {
  expect(comparePercent(5, 0)).toBeNull()
  expect(comparePercent(1000, 1001)).toBeNull()
  expect(compareNumbers(2.42, 2.44)).toBeNull()
  expect(compareNumbers(2, null)).toBeNull()
})

test('a difference agrees with the rounded figures it stands beside', () => {
  expect(compareNumbers(2.44, 2.55)).toEqual({ isUp: false, text: '0.2' })
  expect(compareNumbers(3, 1)).toEqual({ isUp: true, text: '2' })
})

const ys = (path: string) =>
  path
    .slice(1)
    .split('C')
    .flatMap((part) => part.split(' ').map(Number))
    .filter((_, at) => at % 2 === 1)

test('nobody at all is a line along the ground', () => {
  expect(new Set(ys(createCurvePath([0, 0, 0], addHeadroom([0, 0, 0]))))).toEqual(new Set([100]))
})

test('the curve begins left, ends right, and more readers stand higher', () => {
  const path = createCurvePath([10, 40], 40)
  expect(path).toMatch(/^M0 \d/)
  const heights = ys(path)
  expect(path.split(' ').at(-2)).toBe('100')
  expect(heights.at(-1)).toBeLessThan(heights[0] as number)
})

test('the curve never rises above the highest value nor below the lowest', () => {
  const heights = ys(createCurvePath([5, 90, 90, 20, 21, 60], 100))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(10 - 0.01)
  expect(Math.max(...heights)).toBeLessThanOrEqual(95 + 0.01)
})

test('the area under the line is closed along the ground', () => {
  expect(areaPathOf('M0 50C1 2 3 4 100 60')).toBe('M0 50C1 2 3 4 100 60V100H0z')
})

test('a chart without an axis leaves room above its highest value', () => {
  expect(addHeadroom([3, 200])).toBeGreaterThan(200)
})

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
  expect(listAxisValues(highest)).toEqual(lines)
})

test('an axis always reaches its highest value, by at most four lines', () => {
  for (let highest = 1; highest < 200_000; highest = Math.ceil(highest * 1.013)) {
    const lines = listAxisValues(highest)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(lines.length).toBeLessThanOrEqual(4)
  }
})

test('parts add up to a hundred percent', () => {
  expect(roundToWholePercents([1, 1, 1])).toEqual([34, 33, 33])
  expect(roundToWholePercents([641, 287, 72])).toEqual([64, 29, 7])
})

test('nothing at all has no parts', () => {
  expect(roundToWholePercents([0, 0, 0])).toEqual([0, 0, 0])
})
