import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const label = (birthday: string, now: string) => ageOf(birthday, new Date(now)).label

test('under 12 months the age is told in months', () => {
  expect(label('2024-07-25', '2024-08-25')).toBe('1 month')
  expect(label('2024-07-25', '2025-07-24T23:59:59Z')).toBe('11 months')
})

test('from the first birthday on the age is told in years', () => {
  expect(label('2024-07-25', '2025-07-25')).toBe('1 year')
  expect(label('2024-07-25', '2026-07-24')).toBe('1 year')
  expect(label('2024-07-25', '2026-11-15')).toBe('2 years')
})

test('the age comes in the forms a sentence needs', () => {
  expect(ageOf('2024-07-25', new Date('2026-01-01'))).toEqual({
    months: 17,
    years: 1,
    label: '1 year',
    old: '1 year old',
    adjective: '1-year-old',
  })
  expect(ageOf('2024-07-25', new Date('2025-07-01')).old).toBe('11 months old')
})

test('born on the 31st, a month is over on the last day of a shorter month', () => {
  expect(label('2025-01-31', '2025-02-27')).toBe('0 months')
  expect(label('2025-01-31', '2025-02-28')).toBe('1 month')
  expect(label('2025-01-31', '2025-03-30')).toBe('1 month')
  expect(label('2025-01-31', '2025-03-31')).toBe('2 months')
})

test('born on a leap day, the birthday of a common year is February 28', () => {
  expect(label('2024-02-29', '2025-02-27')).toBe('11 months')
  expect(label('2024-02-29', '2025-02-28')).toBe('1 year')
  expect(label('2024-02-29', '2028-02-28')).toBe('3 years')
  expect(label('2024-02-29', '2028-02-29')).toBe('4 years')
})

test('nobody is younger than nothing', () => {
  expect(label('2026-07-25', '2026-01-01')).toBe('0 months')
})
