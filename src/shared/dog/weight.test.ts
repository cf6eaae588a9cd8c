import { expect, test } from 'vitest'
import { weightWords } from '#texts/grammar.ts'
import { findWeightUnit, gramsOfKilos, gramsOfPounds, toPoundsAndOunces } from './weight.ts'

test('a weight is read in the unit that was chosen', () => {
  expect(weightWords.short(3204, 'lb')).toBe('7 lb 1 oz')
  expect(weightWords.short(3204, 'kg')).toBe('3.2 kg')
  expect(weightWords.short(10_000, 'kg')).toBe('10 kg')
})

test('what is nothing is not said', () => {
  expect(weightWords.short(gramsOfPounds(7, 0), 'lb')).toBe('7 lb')
  expect(weightWords.short(gramsOfPounds(0, 9), 'lb')).toBe('9 oz')
})

test('an ounce that rounds up to sixteen is a pound', () => {
  expect(toPoundsAndOunces(gramsOfPounds(6, 15.99))).toEqual({ pounds: 7, ounces: 0 })
})

test('pounds and ounces come back as they were typed', () => {
  for (let tenths = 1; tenths < 4000; tenths += 1) {
    const [pounds, ounces] = [Math.floor(tenths / 160), (tenths % 160) / 10]
    expect(toPoundsAndOunces(gramsOfPounds(pounds, ounces))).toEqual({ pounds, ounces })
  }
})

test('kilograms come back as they were typed', () => {
  expect(weightWords.short(gramsOfKilos(4.35), 'kg')).toBe('4.35 kg')
})

test('those who listen hear whole words', () => {
  expect(weightWords.spoken(gramsOfPounds(7, 1), 'lb')).toBe('7 pounds 1 ounce')
  expect(weightWords.spoken(1000, 'kg')).toBe('1 kilogram')
})

test.each([
  ['7 pounds', 'lb'],
  ['7 lb 1 oz', 'lb'],
  ['11lbs', 'lb'],
  ['3.2 kg', 'kg'],
  ['3,2kg', 'kg'],
  ['4 Kilo', 'kg'],
  ['about right', null],
  ['', null],
])('“%s” is written in %s', (weight, unit) => {
  expect(findWeightUnit(weight)).toBe(unit)
})
