import { expect, test } from 'vitest'
import { addCalendarMonths, monthsBetween } from '../days.ts'
import { ageAtDay, formatAgeSentence, formatExactAge } from './age.ts'

const words = (birthday: string, day: string) => ageAtDay(birthday, day)?.words
const pretzel = { name: 'Pretzel', birthday: '2024-07-25', pronouns: 'he' } as const

test.for([
  ['2024-07-26', '1 day'],
  ['2024-07-31', '6 days'],
  ['2024-08-01', '1 week'],
  ['2024-10-05', '10 weeks'],
  ['2024-11-24', '17 weeks'],
  ['2024-11-25', '4 months'],
  ['2025-07-24', '11 months'],
  ['2025-07-25', '1 year'],
  ['2025-08-25', '1 year and 1 month'],
  ['2025-10-19', '1 year and 2 months'],
  ['2026-07-24', '1 year and 11 months'],
  ['2026-11-16', '2 years and 3 months'],
] as const)('born on July 25, 2024, the age on %s is %s', ([day, age]) => {
  expect(words('2024-07-25', day)).toBe(age)
})

test('before the birthday, and without one, there is no age', () => {
  expect(ageAtDay('2024-07-25', '2024-07-24')).toBeNull()
  expect(ageAtDay('', '2024-07-24')).toBeNull()
  expect(formatAgeSentence(pretzel, '2024-07-24')).toBeNull()
})

test('born on a leap day, the birthday of a common year is February 28', () => {
  expect(ageAtDay('2024-02-29', '2025-02-27')).toMatchObject({ months: 11, birthday: 0 })
  expect(ageAtDay('2024-02-29', '2025-02-28')).toMatchObject({ words: '1 year', birthday: 1 })
  expect(ageAtDay('2024-02-29', '2025-03-01')).toMatchObject({ words: '1 year', birthday: 0 })
  expect(ageAtDay('2024-02-29', '2028-02-28')).toMatchObject({ months: 47, birthday: 0 })
  expect(ageAtDay('2024-02-29', '2028-02-29')).toMatchObject({ words: '4 years', birthday: 4 })
})

test('born on the 31st, a month is over on the last day of a shorter one', () => {
  expect(addCalendarMonths('2025-01-31', 1)).toBe('2025-02-28')
  expect(addCalendarMonths('2025-01-31', 13)).toBe('2026-02-28')
  expect(monthsBetween('2025-08-31', '2025-12-30')).toBe(3)
  expect(words('2025-08-31', '2025-12-30')).toBe('17 weeks')
  expect(words('2025-08-31', '2025-12-31')).toBe('4 months')
})

test('every day of eight years lies in the month of life that its dates enclose', () => {
  const outside: string[] = []
  for (const birthday of ['2024-02-29', '2023-01-31', '2024-07-25']) {
    for (let day = Date.parse(birthday); day < Date.parse('2032-01-01'); day += 86_400_000) {
      const today = new Date(day).toISOString().slice(0, 10)
      const months = monthsBetween(birthday, today)
      const [from, to] = [
        addCalendarMonths(birthday, months),
        addCalendarMonths(birthday, months + 1),
      ]
      if (from > today || to <= today) outside.push(`${birthday} ${today}`)
    }
  }
  expect(outside).toEqual([])
})

test.for([
  ['he', 'Pretzel turned 2 on his birthday'],
  ['she', 'Pretzel turned 2 on her birthday'],
  ['they', 'Pretzel turned 2 on their birthday'],
] as const)('with "%s" the birthday reads "%s"', ([pronouns, sentence]) => {
  expect(formatAgeSentence({ ...pretzel, pronouns }, '2026-07-25')).toBe(sentence)
})

test('the sentence of a post says the age of that day', () => {
  expect(formatAgeSentence(pretzel, '2025-10-19')).toBe('Pretzel was 1 year and 2 months old')
  expect(formatAgeSentence(pretzel, '2024-10-05')).toBe('Pretzel was 10 weeks old')
  expect(formatAgeSentence(pretzel, '2024-07-25')).toBe('Pretzel was born that day')
})

test('today is told to the day', () => {
  expect(formatExactAge('2024-07-25', '2026-11-16')).toBe('2 years, 3 months and 22 days')
  expect(formatExactAge('2024-07-25', '2026-07-25')).toBe('2 years')
  expect(formatExactAge('2024-07-25', '2026-08-25')).toBe('2 years and 1 month')
  expect(formatExactAge('2024-07-25', '2024-07-25')).toBe('0 days')
})
