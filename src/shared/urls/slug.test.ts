import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isReservedSlug, numberedSlug, slugAutoFill, slugify } from './slug.ts'

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
  ])('%j becomes %j', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })

  test('a title with no latin letter leaves nothing', () => {
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

test('a taken slug is numbered from 2 on', () => {
  expect([1, 2, 3].map((n) => numberedSlug('walk', n))).toEqual(['walk', 'walk-2', 'walk-3'])
})

describe('slug auto-fill', () => {
  test('an empty slug takes the slug of the title', () => {
    expect(slugAutoFill({ title: 'New Toy', previousTitle: 'x', slug: '' })).toBe('new-toy')
  })

  test('a slug made from the previous title follows the title', () => {
    const slug = slugAutoFill({ title: 'New Toys', previousTitle: 'New Toy', slug: 'new-toy' })
    expect(slug).toBe('new-toys')
  })

  test('a slug the owner typed stays', () => {
    expect(slugAutoFill({ title: 'New', previousTitle: 'Ne', slug: 'mine' })).toBe('mine')
  })
})
