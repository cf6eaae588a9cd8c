import { expect, test } from 'vitest'
import { makeAdminPostRow } from '#test/make.ts'
import { dayOfPost, groupByDay, weeksOf } from './calendar-days.ts'
import { addDays, nightsBetween } from './days.ts'

test('a month is drawn in whole weeks', () => {
  const weeks = weeksOf('2026-10')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-09-27')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-10-31')
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('days step over months, years and the ends of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(nightsBetween('2026-10-24', '2026-10-26')).toBe(2)
})

const draft = { published: false, publishedAt: null }
const timed = (id: number, time: string | null) =>
  makeAdminPostRow({ ...draft, id, schedule: { day: '2026-11-08', time } })

test('what is out comes first, then by the hour, then what is pencilled in', () => {
  const posts = [timed(1, null), timed(2, '18:00'), timed(3, '09:00'), makeAdminPostRow({ id: 4 })]
  const day = groupByDay(posts, [])('2026-11-08')
  expect(day.posts.map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

test('a draft without a day is on none', () => {
  expect(dayOfPost(makeAdminPostRow(draft))).toBeNull()
})
