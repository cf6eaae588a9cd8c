import { expect, test } from 'vitest'
import { makeAdminPostRow } from '#test/make.ts'
import { calendarNames } from '#texts/grammar.ts'
import { addMonths } from '../posts/days.ts'
import { calendarWeeks } from './calendar-dialog.tsx'

const days = (weeks: ReturnType<typeof calendarWeeks>) =>
  weeks.flat().filter((cell) => cell !== null)

test('a month begins under its weekday and fills whole weeks', () => {
  const weeks = calendarWeeks([], '2026-10')
  expect(weeks[0]?.map((cell) => cell?.day ?? 0)).toEqual([0, 0, 0, 0, 1, 2, 3])
  expect(days(weeks)).toHaveLength(31)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('February of a leap year has 29 days', () => {
  expect(days(calendarWeeks([], '2028-02'))).toHaveLength(29)
  expect(days(calendarWeeks([], '2026-02'))).toHaveLength(28)
})

test('published posts stand on their date, drafts on the day they were begun', () => {
  const published = makeAdminPostRow({ id: 1 })
  const draft = makeAdminPostRow({ id: 2, published: false })
  const cells = days(calendarWeeks([published, draft], '2026-11'))
  expect(cells[7]?.posts.map((post) => post.id)).toEqual([1])
  expect(cells[6]?.posts.map((post) => post.id)).toEqual([2])
})

test('months step over the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(calendarNames.monthAndYear('2026-11')).toBe('November 2026')
})
