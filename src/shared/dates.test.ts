import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, formatLongDate, postDate } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

test('a date is shown as short month, day and year', () => {
  expect(formatDate('2026-11-08T12:00:00.000Z')).toBe('Nov 8, 2026')
  expect(formatDate(new Date('2024-07-25'))).toBe('Jul 25, 2024')
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the day is the same in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatDate } = await import('./dates.ts')
    expect(formatDate('2026-11-08T23:59:59.000Z')).toBe('Nov 8, 2026')
    expect(formatDate('2026-11-08T00:00:00.000Z')).toBe('Nov 8, 2026')
  },
)

test('every month is written as in American English, short and long', () => {
  const format = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2))
    expect(formatDate(date)).toBe(format('short').format(date))
    expect(formatLongDate(date)).toBe(format('long').format(date))
  }
})

test('an unreadable date is shown as nothing', () => {
  expect(formatDate('yesterday-ish')).toBe('')
})

test('a post is dated by its publication, or else by its creation', () => {
  expect(postDate({ publishedAt: '2026-02-02', createdAt: '2026-01-01' })).toBe('2026-02-02')
  expect(postDate({ publishedAt: null, createdAt: '2026-01-01' })).toBe('2026-01-01')
})
