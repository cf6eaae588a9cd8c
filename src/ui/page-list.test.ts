import { expect, test } from 'vitest'
import { pageList } from './page-list.ts'

test('a few pages are all shown', () => {
  expect(pageList(1, 3)).toEqual([1, 2, 3])
})

test('many pages show the ends and the neighbours, with gaps between', () => {
  expect(pageList(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})

test('a gap of one page shows that page instead', () => {
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('a page beyond the last still shows the way back', () => {
  expect(pageList(1, 1)).toEqual([1])
})
