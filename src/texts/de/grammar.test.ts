import { expect, test } from 'vitest'
import {
  calendarNames,
  cases,
  dates,
  fileSizes,
  lists,
  moments,
  numbers,
  pronounForms,
  weightWords,
} from './grammar.ts'
import { ages, spelling } from './grammar-ages.ts'

test('every month is written as German does, short and long', () => {
  const format = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat('de-DE', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2))
    expect(dates.short(date)).toBe(format('short').format(date).replace('. ', '.\u00a0'))
    expect(dates.long(date)).toBe(format('long').format(date).replace('. ', '.\u00a0'))
  }
  expect(dates.short('gestern, glaube ich')).toBe('')
})

test('thousands have a point and decimals a comma', () => {
  for (const value of [0, 7, 999, 1000, 3860, 1_234_567, 0.3, 1234.5, -1200]) {
    expect(numbers.written(value)).toBe(value.toLocaleString('de-DE'))
  }
  expect(fileSizes.readable(3.4 * 1024 * 1024)).toBe('3,4\u00a0MB')
})

test('the clock has 24 hours', () => {
  expect(['00:00', '09:05', '12:00', '23:59'].map(dates.clock)).toEqual([
    ...['0:00', '9:05', '12:00', '23:59'],
  ])
  const instant = '2026-11-08T23:05:00.000Z'
  expect(moments.written('UTC', instant)).toBe('8. Nov. 2026, 23:05')
  expect(moments.clock('Europe/Berlin', new Date(instant))).toBe('0:05')
  expect(moments.dayAndClock('Europe/Berlin', instant)).toBe('9. Nov., 0:05')
})

test('days have their names', () => {
  expect(calendarNames.weekdays(1)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  expect(calendarNames.shortWeekday('2026-11-08')).toBe('So., 8.\u00a0Nov.')
  expect(calendarNames.partOfDay('2026-11-18', 8)).toBe('Mittwochmorgen, 18. November')
  expect(calendarNames.partOfDay('2026-11-18', 23)).toBe('Mittwochnacht, 18. November')
})

test('a list ends in "und"', () => {
  expect(lists.and(['Spaziergänge', 'Nickerchen', 'Futter'])).toBe(
    'Spaziergänge, Nickerchen und Futter',
  )
})

test('weights have a comma, and ounces a singular', () => {
  expect(weightWords.short(3204, 'kg')).toBe('3,2\u00a0kg')
  expect(weightWords.spoken(3204, 'kg')).toBe('3,2\u00a0Kilogramm')
  expect(weightWords.spoken(3204, 'lb')).toBe('7\u00a0Pfund 1\u00a0Unze')
  expect(weightWords.spoken(340, 'lb')).toBe('12\u00a0Unzen')
})

test('ages count their units', () => {
  expect(ages.months(14)).toBe('1 Jahr und 2 Monate')
  expect(ages.onDay(2, 70)).toBe('10 Wochen')
  expect(ages.exact(27, 22)).toBe('2 Jahre, 3 Monate und 22 Tage')
  expect([ages.old(24), ages.adjective(24)]).toEqual(['2 Jahre', '2 Jahre alt'])
  expect([spelling.ordinal(3), spelling.ordinal(21)]).toEqual(['dritte', '21.'])
})

test('a name that ends in the sound of an s takes an apostrophe', () => {
  expect(['Pretzel', 'Max', 'Alice', 'Otis'].map(cases.genitive)).toEqual([
    ...['Pretzels', 'Max’', 'Alice’', 'Otis’'],
  ])
})

test('an age after "mit" stands in the dative', () => {
  expect(cases.dative('2 Jahre und 3 Monate')).toBe('2 Jahren und 3 Monaten')
  expect(cases.dative('1 Jahr und 1 Monat')).toBe('1 Jahr und 1 Monat')
  expect(cases.dative('10 Wochen')).toBe('10 Wochen')
})

test('a dog without pronouns is called the dog', () => {
  expect(pronounForms.they.he).toBe('der Hund')
})
