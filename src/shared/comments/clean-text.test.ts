import { expect, test } from 'vitest'
import { cleanMessage, cleanName } from './clean-text.ts'

test('line breaks stay, at most one empty line between two paragraphs', () => {
  expect(cleanMessage('  one\r\ntwo  \r\n\r\n\r\n\r\nthree\u2028four\t! ')).toBe(
    'one\ntwo\n\nthree\nfour !',
  )
})

test('nothing turns the direction of what follows', () => {
  expect(cleanMessage('a\u202eb\u2066c\u200fd\u061ce')).toBe('abcde')
})

test('a flood of signs without room is nothing', () => {
  expect(cleanMessage('\u200b\u2060\ufeff\u00ad\u3164\u2800\u{e0041}'.repeat(300))).toBe('')
  expect(cleanName('\u200d\u200c '.repeat(40))).toBe('')
  expect(cleanMessage(`Z${'\u0301'.repeat(200)}`).length).toBeLessThan(8)
  expect(cleanMessage(`a${'\u200d'.repeat(200)}b`).length).toBeLessThan(4)
})

test('what languages and families need stays', () => {
  for (const words of ['می‌خواهم', '👩‍👩‍👧‍👦 and ❤️', 'Việt Nam', 'क्‍ष', 'שָׁלוֹם', '日本語']) {
    expect(cleanMessage(words)).toBe(words.normalize('NFC'))
  }
})

test('half of a pair and signs that no text has are dropped', () => {
  expect(cleanMessage('a\ud83db\u0000\u0007c')).toBe('abc')
})

test('a name is one line', () => {
  expect(cleanName('  Jo\nand\t Biscuit ')).toBe('Jo and Biscuit')
})
