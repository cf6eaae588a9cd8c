import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

const read = (range: string, ifRange?: string) =>
  readByteRange({ range, 'if-range': ifRange }, 100, '"v1"')

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('%s is a part of a hundred bytes', (range, part) => {
  expect(read(range)).toEqual(part)
})

test.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('%s asks for what is not there', (range) => {
  expect(read(range)).toBe('unsatisfiable')
})

test.each(['bytes=9-3', 'bytes=-', 'bytes=0-9,20-29', 'lines=1-2', 'bytes=a-b', ''])(
  '%j is answered by the whole file',
  (range) => {
    expect(read(range)).toBeNull()
  },
)

test('a part is sent only of the very version that the caller has', () => {
  expect(read('bytes=0-9', '"v1"')).toEqual({ start: 0, end: 9 })
  expect(read('bytes=0-9', '"v0"')).toBeNull()
  expect(read('bytes=0-9', 'W/"v1"')).toBeNull()
  expect(read('bytes=0-9', 'Sun, 15 Nov 2026 12:00:00 GMT')).toBeNull()
})
