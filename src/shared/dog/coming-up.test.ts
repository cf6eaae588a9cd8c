import { expect, test } from 'vitest'
import { addCalendarMonths } from '../days.ts'
import { filterStillDue, listComingUp } from './coming-up.ts'

const noted = (id: number, day: string, title: string, nextDue: string | null = null) => ({
  ...{ id, kind: 'vaccination' as const, day, title, nextDue },
})
const ahead = (change: Partial<Parameters<typeof listComingUp>[0]>) =>
  listComingUp({
    ...{ entries: [], choices: { weighsMonthly: false }, birthday: '', today: '2026-11-19' },
    ...change,
  })

test('what is due next comes in the order of its days', () => {
  const entries = [
    noted(2, '2026-10-12', 'Booster', '2026-12-02'),
    noted(1, '2026-09-01', 'Rabies', '2026-11-25'),
  ]
  expect(ahead({ entries })).toMatchObject([
    { what: 'due', title: 'Rabies', day: '2026-11-25', inDays: 6, entryId: 1 },
    { what: 'due', title: 'Booster', day: '2026-12-02', inDays: 13, entryId: 2 },
  ])
})

test('a vaccination that was given again is not due any more', () => {
  const entries = [
    noted(2, '2026-11-01', 'rabies ', '2027-11-01'),
    noted(1, '2025-11-01', 'Rabies', '2026-11-01'),
  ]
  expect(filterStillDue(entries).map(({ id }) => id)).toEqual([2])
})

test('the last time counts, also when it said nothing about a next', () => {
  const entries = [noted(2, '2026-11-01', 'Rabies'), noted(1, '2025-11-01', 'Rabies', '2026-11-01')]
  expect(filterStillDue(entries)).toEqual([])
})

test('the scale is due a month after the last time, and at once before the first', () => {
  const weighed = { id: 1, kind: 'weight' as const, day: '2026-10-31', title: '', nextDue: null }
  const choices = { weighsMonthly: true }
  expect(ahead({ choices, entries: [weighed] })).toMatchObject([
    { what: 'weigh', day: '2026-11-30', inDays: 11 },
  ])
  expect(ahead({ choices })).toMatchObject([{ what: 'weigh', inDays: 0 }])
})

test('the next birthday is told by the age it brings, today included', () => {
  expect(ahead({ birthday: '2024-07-25' })).toMatchObject([
    { what: 'birthday', title: '3', day: '2027-07-25' },
  ])
  expect(ahead({ birthday: '2024-11-19' })).toMatchObject([{ title: '2', inDays: 0 }])
})

test('a leap day has its birthday on the last of February otherwise', () => {
  expect(ahead({ birthday: '2024-02-29', today: '2027-02-28' })).toMatchObject([
    { title: '3', day: '2027-02-28', inDays: 0 },
  ])
})

test('a month after the 31st is the last day of a shorter one', () => {
  expect(addCalendarMonths('2026-12-31', 2)).toBe('2027-02-28')
})
