import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { catalogue as german } from '#languages/de/catalogue.ts'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import {
  badgeFor,
  categoryKey,
  categoryOf,
  categoryOptions,
  createEditableCategories,
  defaultBlogChips,
  defaultFooterCategories,
  defaultGalleryCategories,
  defaultPostCategories,
  emptyOwnCategories,
  findOption,
  isSameCategory,
  readCategories,
} from './categories.ts'

describe('comparing', () => {
  test.each([
    ['Adventures', 'adventure'],
    ['ADVENTURES ', 'adventures'],
    ['Daily Life', 'daily-life'],
    ['daily_life', 'Daily  Life'],
    ['Health & Care', 'health'],
    ['health and care', 'Health'],
    ['Stories', 'story'],
    ['Movies', 'movie'],
    ['Classes', 'class'],
    ['Café', 'cafe'],
    ['散歩', '散歩'],
    ['constructor', 'Constructors'],
  ])('%j and %j are the same category', (a, b) => {
    expect(isSameCategory(a, b)).toBe(true)
  })

  test.each([
    ['Training', 'Travel'],
    ['Health', 'Healthy'],
    ['散歩', '腊肠'],
    ['Fitness', 'Fitnes'],
  ])('%j and %j are different categories', (a, b) => {
    expect(isSameCategory(a, b)).toBe(false)
  })

  test('the key of a key is the key itself', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeisxyz-') })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (category) => {
        expect(categoryKey(categoryKey(category))).toBe(categoryKey(category))
      }),
    )
    expect(categoryKey('ab s')).toBe('ab')
    expect(categoryKey('aaas s')).toBe('aaa')
  })

  test('all the categories of one list stay apart', () => {
    for (const list of [
      defaultBlogChips,
      defaultGalleryCategories,
      defaultPostCategories.map((c) => c.value),
    ]) {
      expect(new Set(list.map(categoryKey)).size).toBe(list.length)
    }
  })
})

describe('labels', () => {
  test('a stored key is shown by the label of the public site', () => {
    expect(categoryOf('adventure').label).toBe('Adventures')
    expect(categoryOf('daily-life').label).toBe('Daily Life')
    expect(categoryOf('Health & Care').label).toBe('Health')
    for (const label of [
      ...defaultBlogChips,
      ...defaultFooterCategories,
      ...defaultGalleryCategories,
    ]) {
      expect(categoryOf(label).label).toBe(label)
    }
  })

  test('a category of the owner keeps the way it was typed', () => {
    expect(categoryOf(' Vet Visits').label).toBe('Vet Visits')
    expect(categoryOf('rainy-days').label).toBe('Rainy Days')
  })
})

test('each badge colour belongs to its category, anything else is primary', () => {
  const names = ['Training', 'Health', 'Food', 'Toys', 'Travel', 'Adventures', 'Tips', 'Daily Life']
  expect(names.map(badgeFor)).toEqual([
    'training',
    'health',
    'food',
    'toys',
    'travel',
    'adventures',
    'tips',
    'daily-life',
  ])
  expect(['Nutrition', 'Playtime', 'Celebrations', '', 'constructor'].map(badgeFor)).toEqual(
    Array(5).fill('primary'),
  )
})

test('a badge has the colour of its category', () => {
  const names = ['Training', 'Health', 'Food', 'Toys', 'Travel', 'Adventures', 'Tips', 'Daily Life']
  expect([...names, 'Nutrition'].map((name) => categoryOf(name).tone)).toEqual([
    'green',
    'blue',
    'amber',
    'violet',
    'rose',
    'indigo',
    'cyan',
    'lime',
    'own',
  ])
})

test('a label leads back to its own category', () => {
  for (const name of ['rainy-days', 'Vet Visits', 'Café', '散歩', 'health', '']) {
    expect(categoryKey(categoryOf(name).label)).toBe(categoryKey(name))
  }
})

describe('what a form offers', () => {
  afterEach(() => setLanguage(english))
  const specified = () => readCategories('posts', emptyOwnCategories)
  const oneList = (inUse: string[] = []) =>
    readCategories('posts', { posts: createEditableCategories('posts', inUse), photos: null })
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

  test('is everyday life, by whatever name the list has for it', () => {
    expect(findOption(specified(), 'daily-life')?.value).toBe('daily-life')
    expect(findOption(oneList(), 'daily-life')?.value).toBe('Daily Life')
    setLanguage(german)
    expect(findOption(specified(), 'daily-life')?.value).toBe('daily-life')
    expect(findOption(oneList(), 'daily-life')?.value).toBe('Alltag')
  })

  test('names the category of a post once, and keeps it as it is spelled', () => {
    const spelled = categoryOptions(oneList(), 'adventure')
    expect(spelled[0]).toEqual({ value: 'adventure', label: 'Adventures' })
    expect(labels(spelled)).toEqual(labels(oneList().offered))
    setLanguage(german)
    expect(labels(categoryOptions(oneList(), 'daily-life'))).toEqual(labels(oneList().offered))
  })

  test('has the category of a post that is in no list as well', () => {
    const options = categoryOptions(specified(), 'Playtime')
    expect(options.at(-1)).toEqual({ value: 'Playtime', label: 'Playtime' })
    expect(options).toHaveLength(defaultPostCategories.length + 1)
    expect(categoryOptions(specified(), '')).toHaveLength(defaultPostCategories.length)
  })
})
