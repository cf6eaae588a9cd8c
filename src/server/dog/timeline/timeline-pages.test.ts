import { expect, test } from 'vitest'
import {
  findQuietMonths,
  layOutPages,
  type MonthEntryCounts,
  monthRangeOfPage,
  pageOfMonth,
} from './timeline-pages.ts'

const months = (...lists: number[]): MonthEntryCounts[] =>
  lists.map((list, month) => ({ month, together: 0, list }))
const shown = (pages: ReturnType<typeof layOutPages>) =>
  pages.map((parts) => parts.map(({ month, skip, take }) => [month, skip, take]))

test('months fill a page, and the one that does not fit goes on on the next', () => {
  expect(shown(layOutPages(months(20, 0, 30, 10, 45), 50))).toEqual([
    [
      [0, 0, 20],
      [2, 0, 30],
    ],
    [
      [3, 0, 10],
      [4, 0, 40],
    ],
    [[4, 40, 5]],
  ])
})

test('before a crowded month the first page is filled as any other', () => {
  expect(shown(layOutPages(months(1, 56), 50))).toEqual([
    [
      [0, 0, 1],
      [1, 0, 49],
    ],
    [[1, 49, 7]],
  ])
})

test('a month that holds more than a page goes on on the next ones', () => {
  expect(shown(layOutPages(months(120, 5), 50))).toEqual([
    [[0, 0, 50]],
    [[0, 50, 50]],
    [
      [0, 100, 20],
      [1, 0, 5],
    ],
  ])
})

test('what stays together stands at the beginning of its month, once', () => {
  const pages = layOutPages([{ month: 3, together: 3, list: 60 }], 50)
  expect(pages).toEqual([
    [{ month: 3, isFirst: true, skip: 0, take: 47 }],
    [{ month: 3, isFirst: false, skip: 47, take: 13 }],
  ])
  const atTheEdge = [
    { month: 0, together: 0, list: 49 },
    { month: 1, together: 2, list: 0 },
  ]
  expect(layOutPages(atTheEdge, 50)).toEqual([
    [{ month: 0, isFirst: true, skip: 0, take: 49 }],
    [{ month: 1, isFirst: true, skip: 0, take: 0 }],
  ])
})

test('nothing is told twice or left out, and each page but the last is full', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const lists = Array.from({ length: 30 }, (_, at) => (seed * (at + 7) * 31) % 97)
    const input = months(...lists)
    const taken = new Map<number, number>()
    const pages = layOutPages(input, 50)
    for (const [at, parts] of pages.entries()) {
      const entries = parts.reduce((sum, { take }) => sum + take, 0)
      if (at < pages.length - 1) expect(entries).toBe(50)
      else expect(entries).toBeLessThanOrEqual(50)
      for (const { month, skip, take } of parts) {
        expect(skip).toBe(taken.get(month) ?? 0)
        taken.set(month, skip + take)
      }
    }
    expect(input.every(({ month, list }) => (taken.get(month) ?? 0) === list)).toBe(true)
  }
})

test('a month is found on its page, and an empty one where its tape is', () => {
  const pages = layOutPages(months(50, 0, 0, 50, 0), 50)
  expect([0, 1, 2, 3, 4].map((month) => pageOfMonth(pages, month))).toEqual([1, 1, 1, 2, 2])
  expect(monthRangeOfPage(pages, 1, 0, 4)).toEqual({ begin: 0, end: 2 })
  expect(monthRangeOfPage(pages, 2, 0, 4)).toEqual({ begin: 3, end: 4 })
})

test('a month that goes on is on the tape of both pages', () => {
  const pages = layOutPages(months(80, 5), 50)
  expect(monthRangeOfPage(pages, 1, 0, 1)).toEqual({ begin: 0, end: 0 })
  expect(monthRangeOfPage(pages, 2, 0, 1)).toEqual({ begin: 0, end: 1 })
})

test('a life without anything is one empty page', () => {
  expect(layOutPages([], 50)).toEqual([[]])
  expect(monthRangeOfPage([[]], 1, 0, 7)).toEqual({ begin: 0, end: 7 })
})

test('a month is quiet when it is over and nothing was told, and a birthday marks no year alone', () => {
  const counted = (...entries: number[]) =>
    entries.map((many, month) => ({
      month,
      entries: many + (month % 12 === 0 && month > 0 ? 1 : 0),
      birthdays: month % 12 === 0 && month > 0 ? 1 : 0,
    }))
  const life = counted(...Array.from({ length: 30 }, (_, at) => (at === 0 || at === 26 ? 1 : 0)))
  const quiet = [...findQuietMonths(life, 29)]
  expect(quiet).toEqual([...range(1, 23), 25, 27, 28])
})

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
