import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createExcerpt, fillMissingExcerpt, plainExcerptOf } from './words.ts'

describe('createExcerpt', () => {
  test('a short text stays whole', () => {
    expect(createExcerpt('He barked.')).toBe('He barked.')
  })

  test('a long text is cut at a word boundary', () => {
    expect(createExcerpt('the quick brown dachshund', 18)).toBe('the quick brown…')
    expect(createExcerpt('the quick, brown dachshund', 12)).toBe('the quick…')
  })

  test('a word longer than the limit is cut, and never through an emoji', () => {
    expect(createExcerpt('abcdefghij', 5)).toBe('abcd…')
    expect(createExcerpt('abc🐶🐶🐶', 5)).toBe('abc…')
  })

  test('markdown marks and pictures are not shown to readers', () => {
    const text =
      '# Hello\n\n* **bold** and _soft_ `code`\n> see [the park](https://x.y/z) ![a dog](/media/d/1x1.jpg)'
    expect(createExcerpt(text)).toBe('Hello bold and soft code see the park')
  })

  test('it starts after a leading picture', () => {
    const text = '![IMG 1006](/media/d/1x1.jpg)\n\n![two](https://x.y/z.png) He **dug**.'
    expect(createExcerpt(text)).toBe('He dug.')
  })

  test('a text of pictures alone says what they show', () => {
    expect(createExcerpt('![A muddy dog](/media/d/1x1.jpg)')).toBe('A muddy dog')
  })

  test('underscores inside words stay', () => {
    expect(createExcerpt('snake_case_name and café_olé')).toBe('snake_case_name and café_olé')
  })

  test('an excerpt is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => createExcerpt(text).length <= 150),
    )
  })

  test('a large hostile text finishes', () => {
    for (const mark of ['*', '[', '`', '_', '[a](', '](', ' ', '> ', '1. ']) {
      expect(createExcerpt(mark.repeat(200_000 / mark.length)).length).toBeLessThanOrEqual(150)
    }
  })
})

describe('fillMissingExcerpt', () => {
  const content = 'word '.repeat(60)
  const firstWords = `${'word '.repeat(30).trim()}…`

  test('an empty excerpt takes the first words of the content, at most 150 characters', () => {
    expect(fillMissingExcerpt(content, '')).toBe(firstWords)
  })

  test('an excerpt shorter than 10 characters is replaced, one of 10 is kept', () => {
    expect(fillMissingExcerpt(content, '123456789')).toBe(firstWords)
    expect(fillMissingExcerpt(content, '1234567890')).toBe('1234567890')
  })

  test('without content the excerpt stays as it is', () => {
    expect(fillMissingExcerpt('', 'short')).toBe('short')
    expect(fillMissingExcerpt('  \n', '')).toBe('')
  })

  test('markdown becomes plain words', () => {
    expect(fillMissingExcerpt('![a](/media/d/1x1.jpg)\n\n# Up **high**', '')).toBe('Up high')
  })

  test('the cut never leaves half an emoji', () => {
    expect(fillMissingExcerpt(`${'a'.repeat(148)}🐶🐶`, '')).toBe(`${'a'.repeat(148)}…`)
  })
})

describe('a stored excerpt', () => {
  const shown = (excerpt: string, content = 'Something else entirely.') =>
    plainExcerptOf({ excerpt, content })

  test.each([
    ['He said 2 * 3 is 6, and I <3 him.', 'He said 2 * 3 is 6, and I <3 him.'],
    ['A **bold** walk to [the park](/blog).', 'A bold walk to the park.'],
    ['# A heading\n\nand words', 'A heading and words'],
    ['see [the park](https://exam', 'see the park'],
    ['He dug. ![A muddy do', 'He dug.'],
    ['He dug. ![A muddy dog](/media/da', 'He dug.'],
    ['He was **very hap', 'He was very hap'],
  ])('%j is shown as %j', (excerpt, words) => {
    expect(shown(excerpt)).toBe(words)
  })

  test('one that an earlier version cut out of the text is made anew', () => {
    const content = `![A dog](/media/d/1600x1067.jpg)\n\n${'He **dug** and dug. '.repeat(20)}`
    const excerpt = shown(content.slice(0, 150).trim(), content)
    expect(excerpt).toMatch(/^He dug and dug\. .*…$/)
    expect(excerpt.length).toBeGreaterThan(130)
  })

  test('one that holds a cut picture alone takes the words of the text', () => {
    expect(shown('![A dog](/media/very-long', 'Words.')).toBe('Words.')
  })
})
