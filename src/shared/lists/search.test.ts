import { expect, test } from 'vitest'
import { filterPosts, matchesSearch } from './search.ts'

const post = {
  title: 'First Walk',
  content: 'Along the **River**.',
  excerpt: 'Wet paws.',
  category: 'adventure',
}
const vet = { title: 'Vet', content: 'A jab.', excerpt: 'Brave.', category: 'Health & Care' }

test.each(['walk', 'RIVER', 'wet p', 'adventure', 'Adventures', ' first ', ''])(
  '%j finds the post',
  (term) => {
    expect(matchesSearch(post, term)).toBe(true)
  },
)

test('a term found nowhere does not match', () => {
  expect(matchesSearch(post, 'cat')).toBe(false)
  expect(matchesSearch(post, 'first paws')).toBe(false)
})

test('search terms are plain text, never patterns', () => {
  expect(matchesSearch(post, '.*')).toBe(false)
  expect(matchesSearch(post, '**river')).toBe(true)
})

test('category and search narrow the list together', () => {
  expect(filterPosts([post, vet], {})).toEqual([post, vet])
  expect(filterPosts([post, vet], { category: 'Health' })).toEqual([vet])
  expect(filterPosts([post, vet], { category: 'Adventures', search: 'river' })).toEqual([post])
  expect(filterPosts([post, vet], { category: 'Health', search: 'river' })).toEqual([])
  expect(filterPosts([post, vet], { category: '', search: null })).toEqual([post, vet])
})
