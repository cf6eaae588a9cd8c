import { expect, test } from 'vitest'
import { isHexColour, normalizeHexInput } from './theme.ts'

test('a colour is # and exactly six hex digits', () => {
  expect(['#7C3AED', '#8a5a44'].every(isHexColour)).toBe(true)
  expect(['#fff', '7C3AED', '#7C3AEDF', '#gggggg', '', '#7C3AED\n'].some(isHexColour)).toBe(false)
})

test('a missing # is prefixed', () => {
  expect(normalizeHexInput('#', '7c3')).toBe('#7c3')
  expect(normalizeHexInput('#', ' #7C3AED ')).toBe('#7C3AED')
})

test('an emptied box keeps its #', () => {
  expect(normalizeHexInput('#7', '')).toBe('#')
})

test('what is not up to six hex digits changes nothing', () => {
  expect(normalizeHexInput('#7c3', '#7c3z')).toBe('#7c3')
  expect(normalizeHexInput('#7C3AED', '#7C3AED0')).toBe('#7C3AED')
  expect(normalizeHexInput('#7c3', '##7c3')).toBe('#7c3')
})
