import { expect, test } from 'vitest'
import { categoryOf } from '#shared/categories.ts'
import { makeAdminPostRow } from '#test/make.ts'
import { findPosts } from './post-search.tsx'

const posts = [
  makeAdminPostRow({ id: 1, title: 'Rain, a negotiation', slug: 'rain', category: 'training' }),
  makeAdminPostRow({ id: 2, title: 'The sea', slug: 'the-sea', category: 'travel' }),
  makeAdminPostRow({ id: 3, title: 'A train to the sea', slug: 'a-train', category: 'adventure' }),
]
const found = (term: string) => findPosts(posts, term, categoryOf).map((post) => post.id)

test('titles that begin with the term come first, then titles with it, then the rest', () => {
  expect(found('rain')).toEqual([1, 3])
  expect(found('train')).toEqual([3, 1])
})

test('case and surrounding spaces do not matter', () => {
  expect(found('  THE SEA ')).toEqual([2, 3])
})

test('a category is found by the name it is shown by', () => {
  expect(found('adventures')).toEqual([3])
})

test('no term finds nothing', () => {
  expect(found('   ')).toEqual([])
})

test('at most eight are offered', () => {
  const many = Array.from({ length: 30 }, (_, id) => makeAdminPostRow({ id, title: 'Walk' }))
  expect(findPosts(many, 'walk', categoryOf)).toHaveLength(8)
})
