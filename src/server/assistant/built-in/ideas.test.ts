import { afterEach, describe, expect, test } from 'vitest'
import { catalogue as english } from '#languages/en/catalogue.ts'
import { loadCatalogue } from '#languages/load-catalogue.ts'
import { setLanguage } from '#languages/set-language.ts'
import { categoryNames } from '#texts/site/categories.ts'
import type { IdeaSources } from '../writing-helper.ts'
import { seasonOf, suggestIdeasByRules } from './ideas.ts'

const sources: IdeaSources = {
  theme: '',
  now: new Date('2026-11-15T00:00:00Z'),
  dogName: 'Pretzel',
  dogBreed: 'Beagle',
  dogAge: '2 years old',
  turnsToday: 0,
  neglectedCategories: ['Travel', 'Training', 'Adventure', 'Daily Life'],
  recentTitles: [],
}
const first = () => 0
afterEach(() => setLanguage(english))

describe('built-in ideas', () => {
  test('come from the season, the age of the dog and the neglected categories', () => {
    expect(suggestIdeasByRules(sources, first)).toEqual([
      'Leaf piles, rated by Pretzel',
      'Rainy walks and other negotiations',
      'Pretzel at 2 years old: what is new, what is not',
      'Packing for Pretzel: the list that works',
      'One command, seven days: what changed',
      'The longest way to the mailbox',
    ])
  })

  test('begin with the theme when one is given', () => {
    expect(suggestIdeasByRules({ ...sources, theme: 'bath night' }, first)[0]).toBe(
      'bath night: what Pretzel makes of it',
    )
  })

  test('leave out what was written already', () => {
    const [best = ''] = suggestIdeasByRules(sources, first)
    const again = suggestIdeasByRules({ ...sources, recentTitles: [best.toUpperCase()] }, first)
    expect(again).not.toContain(best)
  })

  test('know the seasons', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      seasonOf(new Date(Date.UTC(2026, month, 9))),
    )
    expect(months.map((season) => season.slice(0, 2)).join(' ')).toBe(
      'wi wi sp sp sp su su su au au au wi',
    )
  })
})

test('on the birthday the first idea is the birthday', () => {
  const [first] = suggestIdeasByRules({ ...sources, turnsToday: 3 }, () => 0.5)
  expect(first).toBe(`${sources.dogName} turns 3: the birthday, hour by hour`)
  expect(suggestIdeasByRules(sources, () => 0.5).join()).not.toContain('birthday')
})

test.each(['de', 'es', 'fr'] as const)('in %s every idea is in that language', async (tag) => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)))
  const ideasOf = (labels: string[]) =>
    months.flatMap((now) =>
      labels.flatMap((label) => {
        const life = {
          ...sources,
          now,
          turnsToday: 1,
          theme: 'Pippi',
          neglectedCategories: [label],
        }
        return suggestIdeasByRules(life, first)
      }),
    )
  const labels = ['Adventure', 'Daily Life', 'Health & Care', 'Training', 'Travel']
  const inEnglish = ideasOf(labels)
  setLanguage(await loadCatalogue[tag]())
  const translated = ideasOf(labels.map(categoryNames.of))
  expect(translated).toHaveLength(inEnglish.length)
  expect(translated.filter((idea) => inEnglish.includes(idea))).toEqual([])
})
