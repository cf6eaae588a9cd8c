import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  calendarNames,
  dates,
  elision,
  fileSizes,
  lists,
  moments,
  numbers,
  plurals,
  weightWords,
} from './grammar.ts'
import { ages } from './grammar-ages.ts'

test('numbers are written as the French write them', () => {
  for (const value of [0, 7, 999, 1000, 3860, 1_234_567, 0.3, 1234.5, -1200])
    expect(numbers.written(value)).toBe(value.toLocaleString('fr-FR'))
})

test('zero and one are singular', () => {
  expect([0, 1, 2].map((count) => plurals.counted(count, 'histoire', 'histoires'))).toEqual([
    ...['0 histoire', '1 histoire', '2 histoires'],
  ])
})

test('a date is written with its day first, and the first of a month as such', () => {
  expect(dates.short('2026-11-08T12:00:00.000Z')).toBe('8 nov. 2026')
  expect(dates.short('yesterday-ish')).toBe('')
  expect(dates.shortDay('2026-07-01')).toBe('1er juil.')
  expect(dates.long('2024-07-25')).toBe('25 juillet 2024')
})

test('every month is named as the calendars of France name it', () => {
  for (const length of ['long', 'short'] as const)
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 2))
      const format = new Intl.DateTimeFormat('fr-FR', { month: length, timeZone: 'UTC' })
      const written = length === 'long' ? dates.long(date) : dates.short(date)
      expect(written.split(' ')[1]).toBe(format.format(date))
      const alone = calendarNames.month(date.toISOString().slice(0, 7), length)
      expect(alone.toLowerCase()).toBe(format.format(date))
    }
})

test('the clock has 24 hours', () => {
  const spaced = (text: string) => text.replaceAll('\u00a0', '_')
  expect(['00:00', '09:05', '12:00', '23:59'].map(dates.clock).map(spaced)).toEqual([
    ...['0_h', '9_h_05', '12_h', '23_h_59'],
  ])
})

test('a moment has the day and the time that the zone has', () => {
  const instant = '2026-11-08T23:05:00.000Z'
  expect(moments.written('UTC', instant)).toBe('8 nov. 2026 à 23\u00a0h\u00a005')
  expect(moments.dayAndClock('Europe/Paris', new Date(instant))).toBe('9 nov. à 0\u00a0h\u00a005')
  expect(moments.clock('Europe/Paris', instant)).toBe('0\u00a0h\u00a005')
})

test('days of a calendar are named, and its weeks can begin on any of them', () => {
  expect(calendarNames.weekdays(1)).toEqual([
    ...['Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.', 'Dim.'],
  ])
  expect(calendarNames.day('2026-11-25')).toBe('mercredi 25 novembre')
  expect(calendarNames.shortWeekday('2026-11-08')).toBe('dim. 8 nov.')
  expect([8, 14, 19, 23].map((hour) => calendarNames.partOfDay('2026-11-18', hour))).toEqual([
    'Mercredi matin, 18 novembre',
    'Mercredi après-midi, 18 novembre',
    'Mercredi soir, 18 novembre',
    'Nuit du mercredi 18 novembre',
  ])
})

test('a month that stands alone has a capital, one in a date has none', () => {
  expect(dates.monthName(11)).toBe('Novembre')
  expect(calendarNames.month('2026-11')).toBe('Novembre')
  expect(calendarNames.monthAndYear('2026-11-08', 'short')).toBe('Nov. 2026')
  expect(calendarNames.monthAndYear('2026-11-08')).toBe('Novembre 2026')
  expect(dates.long('2026-11-08')).toBe('8 novembre 2026')
})

test('a list ends in « et »', () => {
  expect(lists.and(['Balades', 'Siestes', 'Santé'])).toBe('Balades, Siestes et Santé')
  expect(lists.and([])).toBe('')
})

test.each([
  ['Pretzel', 'de Pretzel'],
  ['Oscar', 'd’Oscar'],
  ['Élan', 'd’Élan'],
  ['Yoda', 'de Yoda'],
  ['Yves', 'd’Yves'],
])('%s: %s', (name, ofName) => {
  expect(elision.de(name)).toBe(ofName)
})

test('weights and sizes have a comma', () => {
  expect(weightWords.short(3200, 'kg')).toBe('3,2\u00a0kg')
  expect(weightWords.spoken(3200, 'kg')).toBe('3,2 kilogrammes')
  expect(weightWords.spoken(1000, 'kg')).toBe('1 kilogramme')
  expect(fileSizes.readable(3.4 * 1024 ** 2)).toBe('3,4\u00a0Mo')
})

test('an age is put into words', () => {
  expect([0, 1, 11, 12, 26].map(ages.months)).toEqual([
    ...['0 mois', '1 mois', '11 mois', '1 an', '2 ans et 2 mois'],
  ])
  expect(ages.exact(27, 22)).toBe('2 ans, 3 mois et 22 jours')
  expect(ages.turned('Olive', 1, 'son')).toBe('Olive a fêté son premier anniversaire')
})

test('guillemets hold their words with one narrow space', () => {
  const lines = globSync('src/texts/fr/{site,admin,mail,errors}/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.length).toBeGreaterThan(3000)
  expect(lines.filter((line) => /«(?!\u202f\S)|(?<!\S\u202f)»/.test(line))).toEqual([])
})
