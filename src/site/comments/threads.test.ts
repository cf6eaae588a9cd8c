import { expect, test } from 'vitest'
import type { Comment } from '#shared/contract/comments.ts'
import { addComment, toThreads } from './threads.ts'

const comment = (id: number, parentId: number | null = null) => ({ id, parentId }) as Comment
const waiting = (id: number, parentId: number | null) => ({
  ...{ id, parentId, slug: 'walk', name: 'Robin', message: 'Hm.' },
  sentAt: 0,
})
const idsOf = (comments: readonly { id: number }[]) => comments.map(({ id }) => id)

test('answers hang below what they answer, in the order they came', () => {
  const { threads } = toThreads([comment(1), comment(3, 1), comment(4, 1), comment(2)])
  expect(idsOf(threads.map(({ first }) => first))).toEqual([1, 2])
  expect(threads.map(({ replies }) => idsOf(replies))).toEqual([[3, 4], []])
})

test('a waiting answer to an answer hangs on the same comment', () => {
  const { threads, waiting: alone } = toThreads(
    [comment(1), comment(3, 1)],
    [waiting(8, 3), waiting(9, null), waiting(10, 77)],
  )
  expect(idsOf(threads[0]?.waiting ?? [])).toEqual([8])
  expect(idsOf(alone), 'its own, and one whose parent is on another page').toEqual([9, 10])
})

test('a new comment stands where the server will put it', () => {
  const before = [comment(1), comment(3, 1), comment(2)]
  expect(idsOf(addComment(before, comment(9, 1)))).toEqual([1, 3, 9, 2])
  expect(idsOf(addComment(before, comment(9, 2)))).toEqual([1, 3, 2, 9])
  expect(idsOf(addComment(before, comment(9)))).toEqual([1, 3, 2, 9])
})
