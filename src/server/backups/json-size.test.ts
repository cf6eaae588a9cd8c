import { expect, test } from 'vitest'
import { isJsonWithinLimits } from './json-size.ts'

const limits = { depth: 3, values: 10 }
const isWithin = (text: string) => isJsonWithinLimits(Buffer.from(text), limits)

test('lists and objects are counted, also those that nobody closes', () => {
  expect(isWithin('{"a":[[1]]}')).toBe(true)
  expect(isWithin('{"a":[[[1]]]}')).toBe(false)
  expect(isWithin('[[[[')).toBe(false)
  expect(isWithin('[[[]],{"a":{}}]')).toBe(true)
})

test('values are counted, however flat they lie', () => {
  expect(isWithin('[1,2,3,4,5,6,7,8]')).toBe(true)
  expect(isWithin('[1,2,3,4,5,6,7,8,9,10]')).toBe(false)
  expect(isWithin('[[],[],[],[],[],[]]')).toBe(false)
})

test('what stands in a text counts nothing, also behind quotes in it', () => {
  expect(isWithin('["[[[[,,,,,,,,,,,,"]')).toBe(true)
  expect(isWithin(String.raw`["\"[[[[", "\\"]`)).toBe(true)
  expect(isWithin(String.raw`["\\", [[[1]]]]`)).toBe(false)
})
