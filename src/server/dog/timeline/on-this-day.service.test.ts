import { expect, test } from 'vitest'
import { listSameDaysOfEarlierYears } from './on-this-day.service.ts'

test('a day is remembered in every earlier year, the nearest first', () => {
  expect(listSameDaysOfEarlierYears('2026-11-16').slice(0, 2)).toEqual([
    { from: '2025-11-16', to: '2025-11-17' },
    { from: '2024-11-16', to: '2024-11-17' },
  ])
  expect(listSameDaysOfEarlierYears('2026-12-31')[0]).toEqual({
    from: '2025-12-31',
    to: '2026-01-01',
  })
})

test('a leap day is remembered on leap days, and on the 28th of all other years', () => {
  expect(listSameDaysOfEarlierYears('2028-02-29')[0]).toEqual({
    from: '2024-02-29',
    to: '2024-03-01',
  })
  const [, , before] = listSameDaysOfEarlierYears('2026-02-28')
  expect(listSameDaysOfEarlierYears('2026-02-28')[1]).toEqual({
    from: '2024-02-28',
    to: '2024-03-01',
  })
  expect(before).toEqual({ from: '2023-02-28', to: '2023-03-01' })
  expect(listSameDaysOfEarlierYears('2028-02-28')[3]).toEqual({
    from: '2024-02-28',
    to: '2024-02-29',
  })
})
