import { expect, test } from 'vitest'
import { categoryOf } from '#shared/categories.ts'
import { makeAdminPostRow } from '#test/make.ts'
import { filterAndPaginate, readPostListView, sortPosts } from './post-list-view.ts'

const posts = [
  makeAdminPostRow({ id: 1, title: 'Walk 10', publishedAt: '2026-11-03T00:00:00.000Z' }),
  makeAdminPostRow({ id: 2, title: 'apple', category: 'daily-life', publishedAt: null }),
  makeAdminPostRow({ id: 3, title: 'Walk 9', published: false, publishedAt: null }),
]
const shown = (address: string, rows = posts) => {
  const view = readPostListView(new URLSearchParams(address))
  return filterAndPaginate(sortPosts(rows, view), view, categoryOf)
}
const ids = (address: string) => shown(address).rows.map((post) => post.id)

test('newest first unless the address says otherwise', () => {
  expect(ids('')).toEqual([3, 2, 1])
  expect(ids('order=asc')).toEqual([1, 3, 2])
})

test('titles sort as people count, whatever their case', () => {
  expect(ids('sort=title')).toEqual([2, 3, 1])
  expect(ids('sort=title&order=desc')).toEqual([1, 3, 2])
})

test('the filter looks at title and category', () => {
  expect(ids('filter=WALK')).toEqual([3, 1])
  expect(ids('filter=daily life')).toEqual([2])
})

test('the status filter keeps drafts, scheduled or published ones', () => {
  expect(ids('status=draft')).toEqual([3])
  expect(ids('status=published')).toEqual([2, 1])
  const scheduled = makeAdminPostRow({
    id: 4,
    published: false,
    publishedAt: null,
    scheduledAt: '2026-12-01T09:00:00.000Z',
    schedule: { day: '2026-12-01', time: '09:00' },
  })
  const idsOf = (address: string) =>
    shown(address, [...posts, scheduled]).rows.map((post) => post.id)
  expect(idsOf('status=scheduled')).toEqual([4])
  expect(idsOf('status=draft')).toEqual([3])
  expect(idsOf('')).toEqual([4, 3, 2, 1])
})

test('an address with nonsense shows the usual list', () => {
  expect(ids('sort=colour&order=up&status=lost&page=minus')).toEqual([3, 2, 1])
})

test('2,000 posts come in pages of 25', () => {
  const many = Array.from({ length: 2000 }, (_, n) => makeAdminPostRow({ id: n + 1 }))
  expect(shown('page=80', many)).toMatchObject({ page: 80, pages: 80, total: 2000 })
  expect(shown('page=80', many).rows.map((post) => post.id)).toEqual(
    Array.from({ length: 25 }, (_, n) => 25 - n),
  )
  expect(shown('page=9999', many).page).toBe(80)
})
