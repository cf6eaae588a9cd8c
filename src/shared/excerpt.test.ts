import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoExcerpt, makeExcerpt } from './excerpt.ts'

describe('makeExcerpt', () => {
  test('a short text stays whole', () => {
    expect(makeExcerpt('He barked.')).toBe('He barked.')
  })

  test('a long text is cut at a word boundary', () => {
    expect(makeExcerpt('the quick brown dachshund', 18)).toBe('the quick brown…')
    expect(makeExcerpt('the quick, brown dachshund', 12)).toBe('the quick…')
  })

  test('a word longer than the limit is cut, and never through an emoji', () => {
    expect(makeExcerpt('abcdefghij', 5)).toBe('abcd…')
    expect(makeExcerpt('abc🐶🐶🐶', 5)).toBe('abc…')
  })

  test('markdown marks are not shown to readers', () => {
    const text =
      '# Hello\n\n* **bold** and _soft_ `code`\n> see [the park](https://x.y/z) ![a dog](/media/d/1x1.jpg)'
    expect(makeExcerpt(text)).toBe('Hello bold and soft code see the park a dog')
  })

  test('a link cut in the middle leaves its text', () => {
    expect(makeExcerpt('see [the park](https://exam')).toBe('see the park')
  })

  test('underscores inside words stay', () => {
    expect(makeExcerpt('snake_case_name and café_olé')).toBe('snake_case_name and café_olé')
  })

  test('an excerpt is never longer than asked', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => makeExcerpt(text).length <= 150))
  })

  test('a large hostile text finishes', () => {
    for (const mark of ['*', '[', '`', '_', '[a](', '](', ' ', '> ', '1. ']) {
      expect(makeExcerpt(mark.repeat(200_000 / mark.length)).length).toBeLessThanOrEqual(150)
    }
  })
})

describe('autoExcerpt', () => {
  const content = 'word '.repeat(60)

  test('an empty excerpt takes the first 150 characters of the content', () => {
    expect(autoExcerpt(content, '')).toBe(content.slice(0, 150))
  })

  test('an excerpt shorter than 10 characters is replaced, one of 10 is kept', () => {
    expect(autoExcerpt(content, '123456789')).toBe(content.slice(0, 150))
    expect(autoExcerpt(content, '1234567890')).toBe('1234567890')
  })

  test('without content the excerpt stays as it is', () => {
    expect(autoExcerpt('', 'short')).toBe('short')
    expect(autoExcerpt('  \n', '')).toBe('')
  })

  test('the cut never leaves half an emoji', () => {
    expect(autoExcerpt(`${'a'.repeat(149)}🐶`, '')).toBe('a'.repeat(149))
  })
})
