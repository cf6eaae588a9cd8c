import { expect, test } from 'vitest'
import { addCalendarDays, daysBetween } from '#shared/days.ts'
import { makeAdminPostRow } from '#test/make.ts'
import { calendarNames, moments } from '#texts/grammar.ts'
import {
  addMonths,
  createDashboardLookup,
  createDayLookup,
  dayOfPost,
  daysOf,
  findScheduleOn,
  formatCompactTime,
  monthOf,
  startOfWeek,
  weeksOf,
} from './days.ts'

test('a month is drawn in whole weeks', () => {
  const weeks = weeksOf('2026-10', 0)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-09-27')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-10-31')
  expect(weeksOf('2026-02', 0)).toHaveLength(4)
  expect(weeksOf('2026-08', 0)).toHaveLength(6)
})

test('weeks begin as those of the diary’s land do', () => {
  const firstOf = (first: 0 | 1 | 6) => weeksOf('2026-11', first)[0]?.[0]
  expect([firstOf(0), firstOf(1), firstOf(6)]).toEqual(['2026-11-01', '2026-10-26', '2026-10-31'])
  expect(startOfWeek('2026-11-01', 1)).toBe('2026-10-26')
  expect(startOfWeek('2026-11-02', 1)).toBe('2026-11-02')
})

test('a month begins under its weekday and fills whole weeks', () => {
  const weeks = weeksOf('2026-10', 0)
  const numberOf = (day: string) => (monthOf(day) === '2026-10' ? Number(day.slice(8)) : 0)
  expect(weeks[0]?.map(numberOf)).toEqual([0, 0, 0, 0, 1, 2, 3])
  expect(daysOf('2026-10')).toHaveLength(31)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('February of a leap year has 29 days', () => {
  expect(daysOf('2028-02')).toHaveLength(29)
  expect(daysOf('2026-02')).toHaveLength(28)
})

test('months step over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(calendarNames.monthAndYear('2026-11')).toBe('November 2026')
})

test('days step over months, years and the ends of summer time', () => {
  expect(addCalendarDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addCalendarDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
})

const draft = { published: false, publishedAt: null }
const timed = (id: number, time: string | null) =>
  makeAdminPostRow({ ...draft, id, schedule: { day: '2026-11-08', time } })

test('what is out comes first, then by the hour, then what is pencilled in', () => {
  const posts = [timed(1, null), timed(2, '18:00'), timed(3, '09:00'), makeAdminPostRow({ id: 4 })]
  const day = createDayLookup(posts, [])('2026-11-08')
  expect(day.posts.map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

test('at a glance published posts stand on their date, drafts on the day they were begun', () => {
  const published = makeAdminPostRow({ id: 1 })
  const draft = makeAdminPostRow({ id: 2, published: false })
  const dayOf = createDashboardLookup([published, draft], 'UTC')
  expect(dayOf('2026-11-08').posts.map(({ id }) => id)).toEqual([1])
  expect(dayOf('2026-11-07').posts.map(({ id }) => id)).toEqual([2])
})

test('a draft without a day is on none', () => {
  expect(dayOfPost(makeAdminPostRow(draft))).toBeNull()
})

const on = (day: string, time = '09:00', now = '2026-11-19T15:20:00Z') =>
  findScheduleOn({ day, time, zone: 'America/New_York', now: new Date(now) })

test('a day to come takes the usual hour', () => {
  expect(on('2026-11-25')).toEqual({ day: '2026-11-25', time: '09:00' })
})

test('today takes the next full hour once the usual one has passed', () => {
  expect(on('2026-11-19')).toEqual({ day: '2026-11-19', time: '11:00' })
  expect(on('2026-11-19', '18:00')).toEqual({ day: '2026-11-19', time: '18:00' })
  expect(on('2026-11-19', '09:00', '2026-11-20T04:30:00Z')).toBeNull()
})

test('days gone by and far ahead take nothing, an hour that does not exist the next one', () => {
  expect(on('2026-11-18')).toBeNull()
  expect(on('2037-01-01')).toBeNull()
  expect(on('2027-03-14', '02:30')).toEqual({ day: '2027-03-14', time: '03:00' })
})

const at = '2026-11-15T10:30:00Z'

test('a save is told by the diary’s clock, at both ends of the day', () => {
  expect(moments.dayAndClock('Pacific/Kiritimati', at)).toBe('Nov 16, 12:30 AM')
  expect(moments.dayAndClock('Pacific/Honolulu', at)).toBe('Nov 15, 12:30 AM')
})

test('the time alone is told while it is still that day in the diary', () => {
  const now = new Date('2026-11-16T09:59:00Z')
  expect(formatCompactTime('Pacific/Kiritimati', at, now)).toBe('12:30 AM')
  expect(formatCompactTime('Pacific/Honolulu', at, now)).toBe('12:30 AM')
  expect(formatCompactTime('UTC', at, now)).toBe('Nov 15, 10:30 AM')
})
