import { expect, test } from 'vitest'
import { clipTexts } from './admin/clips.ts'
import { sendingTexts, shareTexts } from './admin/moments.ts'
import { calendarNames, dates, fileSizes, lists, moments, numbers, weightWords } from './grammar.ts'
import { ages, spelling } from './grammar-ages.ts'
import { timelineTexts } from './site/timeline.ts'

test('every month is written as in Spanish, short and long', () => {
  const format = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat('es-ES', { month, day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 1 + month * 2))
    expect(dates.short(date)).toBe(
      format('short').format(date).replace('sept', 'sep').replace(' ', '\u00a0'),
    )
    expect(dates.long(date)).toBe(format('long').format(date))
    const day = date.toISOString().slice(0, 10)
    expect(calendarNames.month(day)).toBe(dates.monthName(month + 1))
    expect(calendarNames.month(day, 'short')).toBe(dates.monthName(month + 1).slice(0, 3))
  }
  expect(dates.short('anteayer')).toBe('')
})

test('days and times are those of Spanish', () => {
  expect(dates.shortDay('2026-11-08')).toBe('8\u00a0nov')
  expect(calendarNames.shortWeekday('2026-11-08')).toBe('dom, 8\u00a0nov')
  expect(calendarNames.weekdays(1).join(' ')).toBe('lun mar mié jue vie sáb dom')
  expect(calendarNames.day('2026-11-25')).toBe('miércoles, 25 de noviembre')
  expect(calendarNames.monthAndYear('2026-09')).toBe('septiembre de 2026')
  expect(['00:00', '09:05', '12:00', '23:59'].map(dates.clock)).toEqual([
    ...['0:00', '9:05', '12:00', '23:59'],
  ])
  expect([5, 9, 15, 22].map((hour) => calendarNames.partOfDay('2026-11-18', hour))).toEqual([
    'Miércoles de madrugada, 18 de noviembre',
    'Miércoles por la mañana, 18 de noviembre',
    'Miércoles por la tarde, 18 de noviembre',
    'Miércoles por la noche, 18 de noviembre',
  ])
})

test('a moment has the day and the time that the zone has', () => {
  const instant = '2026-09-08T23:05:00.000Z'
  expect(moments.written('UTC', instant)).toBe('8 sep 2026, 23:05')
  expect(moments.written('Europe/Madrid', instant)).toBe('9 sep 2026, 1:05')
  expect(moments.clock('Europe/Madrid', instant)).toBe('1:05')
  expect(moments.dayAndClock('Europe/Madrid', instant)).toBe('9 sep, 1:05')
})

test('thousands are set apart from five digits on, decimals by a comma', () => {
  expect([0, 999, 3860, 12_400, 1_234_567, 0.3, -12_000.5].map(numbers.written)).toEqual([
    ...['0', '999', '3860', '12\u202f400', '1\u202f234\u202f567', '0,3', '-12\u202f000,5'],
  ])
  expect(weightWords.short(3200, 'kg')).toBe('3,2\u00a0kg')
  expect(weightWords.spoken(3200, 'kg')).toBe('3,2\u00a0kilogramos')
  expect(weightWords.spoken(1000, 'kg')).toBe('1\u00a0kilogramo')
  expect(fileSizes.readable(3_565_158)).toBe('3,4\u00a0MB')
})

test('a list ends in "y", or in "e" before the sound of an i', () => {
  expect(lists.and([])).toBe('')
  expect(lists.and(['Paseos'])).toBe('Paseos')
  expect(lists.and(['Paseos', 'Siestas', 'Salud'])).toBe('Paseos, Siestas y Salud')
  expect(lists.and(['Salud', 'Higiene'])).toBe('Salud e Higiene')
  expect(lists.and(['fotos', 'ideas'])).toBe('fotos e ideas')
  expect(lists.and(['agua', 'hielo'])).toBe('agua y hielo')
})

test('ages and ordinals are words of Spanish', () => {
  expect(ages.months(14)).toBe('1 año y 2 meses')
  expect(ages.onDay(2, 70)).toBe('10 semanas')
  expect(ages.adjective(24)).toBe('de 2 años')
  expect([1, 3, 12, 13, 14, 21].map(spelling.ordinal)).toEqual([
    ...['primer', 'tercer', 'duodécimo', '13.er', '14.º', '21.er'],
  ])
})

test('what is counted agrees with its number, also where it is one', () => {
  expect([1, 2].map((left) => clipTexts.gettingReady(46, left))).toEqual([
    'Preparando: 46\u00a0%, falta 1 segundo',
    'Preparando: 46\u00a0%, faltan unos 2 segundos',
  ])
  expect([0, 1, 2].map((done) => sendingTexts.sentOf(done, 4))).toEqual([
    ...['Van 0 de 4', 'Va 1 de 4', 'Van 2 de 4'],
  ])
  expect([1, 3].map(shareTexts.came)).toEqual(['Llegó 1 foto.', 'Llegaron 3 fotos.'])
})

test('on the tape no "a" stands between numbers, where it would be read as "to"', () => {
  const read = (month: number) => timelineTexts.onTape(month).flat().join('')
  expect([1, 12, 14, 27].map(read)).toEqual(['1 mes', '1 año', '1 año 2 m', '2 años 3 m'])
})
