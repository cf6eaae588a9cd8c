import { expect, test } from 'vitest'
import { findFontAfterKey } from './font-picker.tsx'

test.for([
  ['Inter', 'ArrowDown', 'Roboto'],
  ['Inter', 'ArrowUp', 'Inter'],
  ['Space Mono', 'ArrowDown', 'Space Mono'],
  ['Quicksand', 'ArrowDown', 'Merriweather'],
  ['Lora', 'Home', 'Inter'],
  ['Lora', 'End', 'Space Mono'],
  ['Inter', 'l', 'Lato'],
  ['Lato', 'l', 'Lora'],
  ['Lobster', 'L', 'Lato'],
  ['Inter', 'z', null],
  ['Inter', 'Tab', null],
] as const)('from %s the key %s leads to %s', ([from, key, to]) => {
  expect(findFontAfterKey(from, key)).toBe(to)
})
