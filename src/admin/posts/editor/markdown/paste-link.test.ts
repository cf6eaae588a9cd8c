import { expect, test } from 'vitest'
import { pasteLink } from './paste-link.ts'

const selected = (text: string, words: string) => {
  const selectionStart = text.indexOf(words)
  return { text, selectionStart, selectionEnd: selectionStart + words.length }
}

test('an address pasted over words makes them a link, and the caret stands behind it', () => {
  const linked = pasteLink(selected('See the park now', 'the park '), ' https://example.com/a_(b) ')
  expect(linked?.text).toBe('See [the park](https://example.com/a_%28b%29) now')
  expect(linked?.text.slice(0, linked.selectionStart)).toMatch(/\)$/)
})

test.each([
  ['nothing is selected', selected('words', ''), 'https://example.com'],
  ['it is no address', selected('words', 'words'), 'other words'],
  ['there is more than an address', selected('words', 'words'), 'https://example.com is nice'],
  ['an address is replaced by another', selected('https://a.b', 'https://a.b'), 'https://c.d'],
  ['several lines are selected', selected('a\nb', 'a\nb'), 'https://example.com'],
])('it is an ordinary paste when %s', (_, field, pasted) => {
  expect(pasteLink(field, pasted)).toBeNull()
})
