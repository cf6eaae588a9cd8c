import { beforeEach, expect, test, vi } from 'vitest'
import {
  listPendingComments,
  readStoredAuthor,
  saveAuthor,
  savePendingComment,
} from './stored-comments.ts'

const DAY_MS = 86_400_000
const stored = new Map<string, string>()
const waiting = (id: number, slug = 'walk', sentAt = 0) => ({
  ...{ id, slug, sentAt, parentId: null, name: 'Robin', message: `Words ${id}` },
})
const idsBelow = (slug: string, publicIds: number[], now = 0) =>
  listPendingComments(slug, new Set(publicIds), now).map(({ id }) => id)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('a comment waits below its own post until it is public, then it is forgotten', () => {
  savePendingComment(waiting(1))
  savePendingComment(waiting(2))
  savePendingComment(waiting(3, 'nap'))
  expect(idsBelow('walk', [])).toEqual([1, 2])
  expect(idsBelow('walk', [1])).toEqual([2])
  expect(idsBelow('walk', [])).toEqual([2])
  expect(idsBelow('nap', [])).toEqual([3])
})

test('what was never approved is forgotten after 30 days', () => {
  savePendingComment(waiting(1))
  expect(idsBelow('walk', [], 29 * DAY_MS)).toEqual([1])
  expect(idsBelow('walk', [], 30 * DAY_MS)).toEqual([])
})

test('name and email are kept when asked for, and forgotten when not', () => {
  saveAuthor({ name: 'Robin', email: 'robin@example.com' })
  expect(readStoredAuthor()).toEqual({ name: 'Robin', email: 'robin@example.com' })
  saveAuthor(null)
  expect(readStoredAuthor()).toBeNull()
  expect(stored.size).toBe(0)
})

test.each(['nonsense', '{"name":1}', '[{"id":"x"}]', 'null'])(
  '%s in the storage is nothing',
  (text) => {
    stored.set('comment-author', text)
    stored.set('comments-waiting', text)
    expect(readStoredAuthor()).toBeNull()
    expect(idsBelow('walk', [])).toEqual([])
  },
)

test('a browser that forbids storage forgets, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  savePendingComment(waiting(1))
  expect(idsBelow('walk', [])).toEqual([])
  expect(readStoredAuthor()).toBeNull()
})
