import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestErrors } from '#texts/errors/platform.ts'
import { readForm } from './read-form.ts'

const pieces = [
  'a',
  'name',
  '=',
  '&',
  '+',
  '%',
  '%2',
  '%20',
  '%2B',
  '%26',
  '%F0%9F%90%BE',
  '%ff',
  '🐾',
  'é',
]
const letters = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 3 }))
const body = fc.array(letters, { maxLength: 30 }).map((parts) => parts.join(''))

test('a form is read as browsers write it, and broken escapes as they stand', () => {
  fc.assert(
    fc.property(body, (sent) => {
      // Node's own parser garbles characters that stand unescaped beside a broken escape, and drops
      // a question mark at the start.
      const escaped = sent.replace(/[^\0-\x7f]+/g, encodeURIComponent)
      expect(readForm(sent, 100)).toEqual([...new URLSearchParams(`&${escaped}`)])
    }),
    { numRuns: 2000 },
  )
})

test('a form of more fields than are read is refused, whatever they are', () => {
  expect(readForm('a=1&a=2&b=3', 3)).toEqual([
    ['a', '1'],
    ['a', '2'],
    ['b', '3'],
  ])
  for (const sent of ['a=1&a=2&b=3&', '&&&', 'a&'.repeat(100_000)]) {
    expect(() => readForm(sent, 3)).toThrow(requestErrors.tooManyFields)
  }
})
