import { describe, expect, test } from 'vitest'
import type { IdeaSources } from '../writing-helper.ts'
import { ideasFromLife, seasonOf } from './ideas.ts'

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

describe('built-in ideas', () => {
  test('come from the season, the age of the dog and the neglected categories', () => {
    expect(ideasFromLife(sources, first)).toEqual([
      'Leaf piles, rated by Pretzel',
      'Rainy walks and other negotiations',
      'Pretzel at 2 years old: what is new, what is not',
      'Packing for Pretzel: the list that works',
      'One command, seven days: what changed',
      'The longest way to the mailbox',
    ])
  })

  test('begin with the theme when one is given', () => {
    expect(ideasFromLife({ ...sources, theme: 'bath night' }, first)[0]).toBe(
      'bath night: what Pretzel makes of it',
    )
  })

  test('leave out what was written already', () => {
    const [best = ''] = ideasFromLife(sources, first)
    const again = ideasFromLife({ ...sources, recentTitles: [best.toUpperCase()] }, first)
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
  const [first] = ideasFromLife({ ...sources, turnsToday: 3 }, () => 0.5)
  expect(first).toBe(`${sources.dogName} turns 3: the birthday, hour by hour`)
  expect(ideasFromLife(sources, () => 0.5).join()).not.toContain('birthday')
})
