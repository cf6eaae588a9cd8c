import { expect, test } from 'vitest'
import { isNestedDeeper } from './read-json.ts'

test('depth is counted in lists and objects, not in what texts hold', () => {
  expect(isNestedDeeper('{"a":[{"b":[]}]}', 4)).toBe(false)
  expect(isNestedDeeper('{"a":[{"b":[]}]}', 3)).toBe(true)
  expect(isNestedDeeper('[[],[],[[]]]', 3)).toBe(false)
  expect(isNestedDeeper(String.raw`["[[[[ \" [[[[ \\", "{{{{"]`, 1)).toBe(false)
  expect(isNestedDeeper('['.repeat(1_000_000), 64)).toBe(true)
  expect(isNestedDeeper(']]]][', 1)).toBe(false)
})
