import { expect, test } from 'vitest'
import type { Autosave } from '#shared/contract/history.admin.ts'
import { emptyPostValues } from '../posts/post-values.ts'
import type { LocalCopy } from './records.ts'
import { selectRestorableCopies } from './restorable-copies.ts'

const words = (content: string) => ({ ...emptyPostValues, content })
const at = (minute: number) => Date.UTC(2025, 3, 1, 12, minute)

function local(key: string, content: string, minute: number, more: Partial<LocalCopy> = {}) {
  return { key, postId: 7, version: 3, values: words(content), changedAt: at(minute), ...more }
}
const server = (content: string, minute: number, version: number): Autosave => ({
  ...words(content),
  key: 'post-7',
  postId: 7,
  postVersion: 3,
  version,
  updatedAt: new Date(at(minute)).toISOString(),
})

function choose(drafts: LocalCopy[], onServer: Autosave | null = null) {
  const { offers, copies } = selectRestorableCopies({
    local: drafts,
    server: onServer,
    known: [words('Saved')],
  })
  return {
    offers: offers.map(({ key, draftVersion }) => ({ key, draftVersion })),
    copies: copies.map(({ key }) => key),
  }
}

test('the newest words come first, and the same words once', () => {
  const drafts = [local('a', 'Old', 1), local('b', 'New', 3), local('c', 'Old', 2)]
  expect(choose(drafts)).toMatchObject({ offers: [{ key: 'b' }, { key: 'c' }], copies: ['a'] })
})

test('words of the post, or of the draft that is offered, are no offer', () => {
  const drafts = [local('a', 'Saved', 1), local('b', 'On the server', 2)]
  expect(choose(drafts, server('On the server', 2, 1))).toMatchObject({
    offers: [{ key: 'post-7' }],
    copies: ['b', 'a'],
  })
  expect(choose([], server('Saved', 2, 1)).offers).toEqual([])
})

test('photos that never came make no other words', () => {
  expect(choose([local('a', 'Saved\n\n![x.png…](#uploading-k-1)', 1)])).toMatchObject({
    offers: [],
    copies: ['a'],
  })
})

test('what the browser went on with stands for the draft it went on from', () => {
  const onServer = server('Half a', 1, 4)
  const drafts = [local('a', 'Half a sentence', 2, { draftVersion: 4 })]
  expect(choose(drafts, onServer).offers).toEqual([{ key: 'a', draftVersion: 4 }])
})

test('a later draft that only has the same number is offered, too, and cannot be overwritten', () => {
  const drafts = [local('a', 'From the desk', 1, { draftVersion: 1 })]
  expect(choose(drafts, server('From the phone', 5, 1)).offers).toEqual([
    { key: 'post-7', draftVersion: 1 },
    { key: 'a', draftVersion: null },
  ])
})
