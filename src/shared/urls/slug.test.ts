import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_SLUG_LENGTH } from '#shared/limits.ts'
import { postErrors } from '#texts/errors/posts.ts'
import { PostInput } from '../contract/posts.admin.ts'
import {
  autoFillSlug,
  createSlugBase,
  findSlugProblem,
  isReservedSlug,
  numberedSlug,
  slugify,
  suggestSlug,
} from './slug.ts'

describe('slugify', () => {
  test.each([
    ['First Walk', 'first-walk'],
    ["Pretzel's  big_day!", 'pretzels-big-day'],
    ['Crème brûlée à la carte', 'creme-brulee-a-la-carte'],
    ['Straße nach Łódź', 'strasse-nach-lodz'],
    ['  -- trimmed --  ', 'trimmed'],
    ['Before — after', 'before-after'],
    ['Part—two', 'part-two'],
    ['5 tips & tricks', '5-tips-tricks'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Прогулка с таксой', 'progulka-s-taksoy'],
    ['Їжак і Щеня', 'yizhak-i-shchenya'],
    ['Ο Σκύλος Ήρθε', 'o-skylos-irthe'],
    ['닥스훈트의 하루', 'dakseuhunteuui-haru'],
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('a title in signs that no letter stands for leaves nothing', () => {
    expect(slugify('腊肠犬')).toBe('')
    expect(slugify('🐶 !!')).toBe('')
  })

  test('a slug is stable and safe in an address, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugify(title)
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

test('slugs that routes would shadow are reserved', () => {
  expect(['featured', 'recent', 'category', 'new'].every(isReservedSlug)).toBe(true)
  expect(isReservedSlug('news')).toBe(false)
})

describe('a typed slug', () => {
  test.each([
    ['', null],
    ['ok', postErrors.shortSlug],
    ['!!!???', postErrors.shortSlug],
    ['walk', null],
    ['a'.repeat(MAX_SLUG_LENGTH), null],
    ['a'.repeat(MAX_SLUG_LENGTH + 1), postErrors.longSlug],
    // Folding ß to ss doubles the length.
    ['ß'.repeat(MAX_SLUG_LENGTH / 2 + 1), postErrors.longSlug],
  ])('%j is answered with %j', (typed, problem) => {
    expect(findSlugProblem(typed)).toBe(problem)
  })
})

const longTitle = 'The long walk to the lake and back again, told from below '.repeat(3)
const word = fc.stringMatching(/^[a-z]{1,150}$/, { size: 'max' })
const anyTitle = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(word, { maxLength: 12, size: 'max' }).map((words) => words.join(' ')),
)

describe('a slug made from a title', () => {
  test('is cut after a whole word, with room for a number', () => {
    const slug = suggestSlug(longTitle)
    expect(slugify(longTitle).startsWith(`${slug}-`)).toBe(true)
    expect(numberedSlug(slug, 99_999_999).length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
  })

  test('is cut within a word only where the word alone is too long', () => {
    expect(suggestSlug('b'.repeat(300))).toMatch(/^b{100,}$/)
    expect(suggestSlug(`a ${'b'.repeat(300)}`)).toMatch(/^a-b{100,}$/)
  })

  test('is left empty where it would be refused', () => {
    for (const title of ['Ok', 'New', 'Featured!', '腊肠犬']) expect(suggestSlug(title)).toBe('')
  })

  test('is empty or passes the form, whatever the title', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const slug = suggestSlug(title)
        expect(PostInput.shape.slug.safeParse(slug)).toEqual({ success: true, data: slug })
        expect(slugify(slug)).toBe(slug)
        expect(isReservedSlug(slug)).toBe(false)
      }),
    )
  })

  test('passes the form with any number on the server, whatever the title', () => {
    fc.assert(
      fc.property(anyTitle, fc.integer({ min: 1, max: 100_000 }), (title, n) => {
        const slug = numberedSlug(createSlugBase(title, '1970-01-01'), n)
        expect(slug).not.toBe('')
        expect(slugify(slug)).toBe(slug)
        expect(findSlugProblem(slug)).toBeNull()
      }),
    )
  })
})

test('a taken slug is numbered from 2 on', () => {
  expect([1, 2, 3].map((n) => numberedSlug('walk', n))).toEqual(['walk', 'walk-2', 'walk-3'])
})

test('a title that leaves nothing is called after the day', () => {
  const day = '2026-11-16'
  expect(createSlugBase('腊肠犬', day)).toBe('post-2026-11-16')
  expect(createSlugBase('Ok', day)).toBe('post-ok')
})

describe('slug auto-fill', () => {
  test('an empty slug takes the slug of the title', () => {
    expect(autoFillSlug({ title: 'New Toy', previousTitle: 'x', slug: '' })).toBe('new-toy')
  })

  test('a slug made from the previous title follows the title', () => {
    const slug = autoFillSlug({ title: 'New Toys', previousTitle: 'New Toy', slug: 'new-toy' })
    expect(slug).toBe('new-toys')
  })

  test('a title that grows past the limit keeps its slug', () => {
    const full = suggestSlug(longTitle)
    const filled = { title: `${longTitle} more`, previousTitle: longTitle, slug: full }
    expect(autoFillSlug(filled)).toBe(full)
  })

  test('a slug the owner typed stays', () => {
    expect(autoFillSlug({ title: 'New', previousTitle: 'Ne', slug: 'mine' })).toBe('mine')
  })
})
