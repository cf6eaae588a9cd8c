import { expect, test } from 'vitest'
import { mergePostValues } from './merge-post-values.ts'
import { emptyPostValues } from './post-values.ts'

const post = (more: object) => ({
  ...emptyPostValues,
  title: 'The walk',
  slug: 'the-walk',
  ...more,
})

test('the other version stands below mine, marked', () => {
  const merged = mergePostValues(
    post({ content: 'From here.\n' }),
    post({ content: 'From there.' }),
  )
  expect(merged.content).toBe('From here.\n\n---\n\n**The other version:**\n\nFrom there.')
})

test('another title, an excerpt that was written and another cover come along', () => {
  const { content, ...merged } = mergePostValues(
    post({ content: 'From here.', excerpt: 'My own words.', coverImage: '/media/mine.jpg' }),
    post({
      title: 'The long walk',
      slug: 'the-long-walk',
      content: 'From there.',
      excerpt: 'Written by hand.',
      coverImage: '/media/theirs.jpg',
    }),
  )
  expect(merged).toMatchObject({ title: 'The walk', slug: 'the-walk', excerpt: 'My own words.' })
  expect(content.split('\n\n').slice(3)).toEqual([
    'Title: The long walk',
    'Excerpt: Written by hand.',
    '![](/media/theirs.jpg)',
    'From there.',
  ])
})

test('an excerpt that was made from the words is no words of its own', () => {
  const words = 'He waited at the door until somebody saw him, and then he waited a little more.'
  const mine = post({ content: 'From here.', excerpt: 'My own words.' })
  const { content } = mergePostValues(mine, post({ content: words, excerpt: words }))
  expect(content.match(/He waited at the door/g)).toHaveLength(1)
})

test('what mine leaves empty is taken from the other, and nothing stands twice', () => {
  const remote = post({ content: 'From there.', category: 'travel', coverImage: '/media/one.jpg' })
  expect(mergePostValues(emptyPostValues, remote)).toEqual(remote)
  const longer = post({ content: 'Before. From there. After.' })
  expect(mergePostValues(longer, post({ content: 'From there.' }))).toEqual(longer)
})

test('whether and when it is published stays as I chose', () => {
  const schedule = { day: '2030-01-01', time: null }
  const mine = post({ content: 'From here.', schedule })
  const merged = mergePostValues(mine, post({ content: 'From there.', published: true }))
  expect(merged).toMatchObject({ published: false, schedule })
})
