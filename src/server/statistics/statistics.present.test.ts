import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { addCalendarDays } from '#shared/days.ts'
import { statisticsLimits as limits } from '#shared/limits.ts'
import { DIRECT_SOURCE } from './classify-visit.ts'
import {
  comparedPeriodsOf,
  detailedRangeOf,
  fillMissingDays,
  sourcesOf,
  writeStatisticsCsv,
} from './statistics.present.ts'

test('a period ends today, and the one before it ends where it begins', () => {
  expect(comparedPeriodsOf('2026-11-17', 7)).toEqual({
    now: { from: '2026-11-11', to: '2026-11-17' },
    before: { from: '2026-11-04', to: '2026-11-10' },
  })
  expect(comparedPeriodsOf('2028-03-01', 30).now.from).toBe('2028-02-01')
})

test('days follow each other over the end of a year and a leap day', () => {
  expect(addCalendarDays('2027-12-31', 1)).toBe('2028-01-01')
  expect(addCalendarDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addCalendarDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('a day without visits has a figure, too', () => {
  const days = fillMissingDays({ from: '2026-11-16', to: '2026-11-18' }, [
    { day: '2026-11-17', views: 3, visitors: 2 },
  ])
  expect(days.map(({ views }) => views)).toEqual([0, 3, 0])
})

test('details of days that are kept by month begin with the month', () => {
  const today = '2026-11-17'
  expect(detailedRangeOf({ from: '2026-10-19', to: today }, today).from).toBe('2026-10-19')
  expect(detailedRangeOf({ from: '2025-11-18', to: today }, today).from).toBe('2025-11-01')
})

test('search engines are one source, and sites beyond the first ones are others', () => {
  const sites = Array.from({ length: limits.shownSources + 3 }, (_, at) => ({
    name: `site-${at}.example`,
    views: 50 - at,
    visitors: 50 - at,
  }))
  const sources = sourcesOf([
    { name: 'google.de', views: 60, visitors: 40 },
    { name: 'bing.com', views: 40, visitors: 30 },
    ...sites,
    { name: '', views: 2, visitors: 1 },
    { name: DIRECT_SOURCE, views: 0, visitors: 0 },
  ])
  expect(sources[0]).toEqual({ kind: 'search', host: null, views: 100, visitors: 70 })
  expect(sources).toHaveLength(limits.shownSources + 1)
  expect(sources.some(({ kind }) => kind === 'direct')).toBe(false)
  const total = (sum: number, { views }: { views: number }) => sum + views
  expect(sources.reduce(total, 0)).toBe(100 + sites.reduce(total, 0) + 2)
  expect(sources.at(-1)).toMatchObject({ kind: 'others', host: null })
})

const row = (kind: 'all' | 'page' | 'screen', day: string) => ({
  kind,
  day,
  name: kind === 'page' ? '/about' : '',
  source: '',
  views: 3,
  visitors: 2,
})
async function* batches() {
  yield [row('page', '2026-07-01'), row('all', '2026-07-01'), row('screen', '2026-07-01')]
  yield [row('page', '2026-08-01')]
}

test('a sum of a month is not told as if it were of its first day', async () => {
  const written = await text(Readable.from(writeStatisticsCsv(batches(), '2026-08-01')))
  const days = written.split('\r\n').slice(1, -1)
  expect(days.map((line) => line.split(',').slice(0, 2))).toEqual([
    ['"2026-07"', '"Page"'],
    ['"2026-07-01"', '"Day"'],
    ['"2026-07-01"', '"Screen"'],
    ['"2026-08-01"', '"Page"'],
  ])
})
