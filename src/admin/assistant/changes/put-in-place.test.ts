import { describe, expect, test } from 'vitest'
import { partToWorkOn, replacePart, withEdgesOf } from './put-in-place.ts'

describe('what a helper works on', () => {
  test('is the selection, or everything', () => {
    expect(partToWorkOn('one two three', 4, 7)).toEqual({ text: 'two', from: 4 })
    expect(partToWorkOn('one two three', 4, 4)).toEqual({ text: 'one two three', from: 0 })
    expect(partToWorkOn('one  three', 3, 5)).toEqual({ text: 'one  three', from: 0 })
  })
})

describe('putting the result in place', () => {
  const part = { text: 'two', from: 4 }
  test('replaces just that part', () => {
    expect(replacePart('one two three', part, '2')).toBe('one 2 three')
  })
  test('finds it again when the owner wrote before it', () => {
    expect(replacePart('zero one two three', part, '2')).toBe('zero one 2 three')
  })
  test('replaces nothing when it is gone or there are several', () => {
    expect(replacePart('one three', part, '2')).toBeNull()
    expect(replacePart('a two b two', part, '2')).toBeNull()
  })
})

test('the empty lines around a selection stay', () => {
  expect(withEdgesOf('\n a dog \n\n', 'a long dog')).toBe('\n a long dog \n\n')
})
