import { afterEach, expect, test, vi } from 'vitest'
import { calendarNames, dates, lists, moments, numbers } from './grammar.ts'

afterEach(() => vi.unstubAllEnvs())

test('a date is shown as short month, day and year', () => {
  expect(dates.short('2026-11-08T12:00:00.000Z')).toBe('Nov 8, 2026')
  expect(dates.short(new Date('2024-07-25'))).toBe('Jul 25, 2024')
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the day is the same in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { dates } = await import('./grammar.ts')
    expect(dates.short('2026-11-08T23:59:59.000Z')).toBe('Nov 8, 2026')
    expect(dates.short('2026-11-08T00:00:00.000Z')).toBe('Nov 8, 2026')
  },
)

test('every month is written as in American English, short and long', () => {
  const format = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat('en-US', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2))
    expect(dates.short(date)).toBe(format('short').format(date))
    expect(dates.long(date)).toBe(format('long').format(date))
  }
})

test('an unreadable date is shown as nothing', () => {
  expect(dates.short('yesterday-ish')).toBe('')
})

test('a moment has the day and the time that the zone has', () => {
  const instant = '2026-11-08T23:05:00.000Z'
  expect(moments.written('UTC', instant)).toBe('Nov 8, 2026, 11:05 PM')
  expect(moments.written('Europe/Berlin', new Date(instant))).toBe('Nov 9, 2026, 12:05 AM')
})

test('noon is in the afternoon and midnight in the morning', () => {
  const times = ['00:00', '00:30', '09:05', '11:59', '12:00', '13:00', '23:59']
  expect(times.map(dates.clock)).toEqual([
    ...['12:00 AM', '12:30 AM', '9:05 AM', '11:59 AM'],
    ...['12:00 PM', '1:00 PM', '11:59 PM'],
  ])
})

test('a day is written short, with and without its weekday', () => {
  expect(dates.shortDay('2026-11-08')).toBe('Nov 8')
  expect(calendarNames.shortWeekday('2026-11-08')).toBe('Sun, Nov 8')
})

test('thousands are set apart, as the admin and the visitors read them', () => {
  for (const value of [0, 7, 999, 1000, 3860, 1_234_567, 0.3, 1234.5, -1200]) {
    expect(numbers.written(value)).toBe(value.toLocaleString('en-US'))
  }
})

test('a list ends in "and"', () => {
  expect(lists.and([])).toBe('')
  expect(lists.and(['Walks'])).toBe('Walks')
  expect(lists.and(['Walks', 'Naps', 'Health'])).toBe('Walks, Naps and Health')
})
