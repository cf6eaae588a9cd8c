import { createStore, entries, get, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDatabases } from '#test/dom/dom.tsx'
import { emptyPostValues } from '../posts/post-values.ts'
import { lockRecord } from './record-locks.ts'
import type { LocalCopy, Moment } from './records.ts'
import { createRepository } from './repository.ts'

beforeEach(emptyDatabases)

const store = createStore('dachshund-moments', 'moments')
const oldStore = createStore('dachshund-diary', 'drafts')
const listOld = () => entries<string, LocalCopy>(oldStore)

const copyOf = (key: string, content: string, more: Partial<LocalCopy> = {}): LocalCopy => ({
  ...{ key, postId: null, version: null, changedAt: 1000 },
  values: { ...emptyPostValues, content },
  ...more,
})
const moment = (key: string, more: Partial<Moment> = {}): Moment => ({
  ...{ key, stage: 'writing', title: '', words: 'Mud!', category: '', day: null, photos: [] },
  ...{ isDraft: false, at: 1, zone: 'UTC', refusal: null, request: null, unanswered: null },
  ...more,
})
const contentsOf = (copies: LocalCopy[]) => copies.map(({ values }) => values.content).sort()

/** Makes the browser refuse to store anything until `restore` is called. */
function refuseStorage() {
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  return () => refused.mockRestore()
}

test('copies of every earlier release move over, and the old database is empty then', async () => {
  const { lang, schedule, publishedOn, ...firstValues } = emptyPostValues
  const first = { ...copyOf('first', ''), values: { ...firstValues, content: 'The first shape' } }
  await set('first', first, oldStore)
  await set('second', copyOf('second', 'With the key of a create', { createKey: 'abc' }), oldStore)
  const third = copyOf('third', 'Of a post', { postId: 7, version: 3, draftVersion: 2 })
  await set('third', third, oldStore)
  const { listCopies } = createRepository()
  expect(contentsOf(await listCopies(null))).toEqual([
    'The first shape',
    'With the key of a create',
  ])
  expect(await listCopies(7)).toEqual([third])
  expect(await listOld()).toEqual([])
  expect(await get('copy:first', store)).toEqual(first)
})

test('moments, their files and shares of every earlier release are found', async () => {
  const { request, ...first } = moment('first')
  await set('moment:first', first, store)
  const photos = [{ id: 'a', name: 'a.jpg', size: 3, sent: { url: '/media/a/1x1.jpg', at: 5 } }]
  await set('moment:second', moment('second', { stage: 'waiting', photos }), store)
  await set('photo:a', new Blob(['abc']), store)
  await set('share:s', { id: 's', photos: [], count: 1, words: 'From afar.' }, store)
  const { list, find } = createRepository()
  expect((await list('moment')).map(({ key, stage }) => [key, stage])).toEqual([
    ['first', 'writing'],
    ['second', 'waiting'],
  ])
  expect((await find('moment', 'second'))?.photos).toEqual(photos)
  expect(await (await find('photo', 'a'))?.text()).toBe('abc')
  expect((await list('share')).map(({ words }) => words)).toEqual(['From afar.'])
})

test('a tab of an earlier release goes on writing, and its words move at the next start', async () => {
  await set('tab', copyOf('tab', 'Half a'), oldStore)
  const { listCopies, remove } = createRepository()
  expect(contentsOf(await listCopies(null))).toEqual(['Half a'])
  await set('tab', copyOf('tab', 'Half a sentence', { changedAt: 2000 }), oldStore)
  expect(contentsOf(await listCopies(null))).toEqual(['Half a sentence'])
  expect(await listOld()).toEqual([])
  await remove('copy', ['tab'])
  expect(await listCopies(null)).toEqual([])
})

test('a copy that an open tab writes stays until the tab is closed', async () => {
  await set('open', copyOf('open', 'In the other tab'), oldStore)
  const tab = new AbortController()
  lockRecord('open', tab.signal)
  const { listCopies } = createRepository()
  await expect.poll(async () => (await navigator.locks.query()).held).toHaveLength(1)
  expect(await listCopies(null)).toEqual([])
  expect(await listOld()).toHaveLength(1)
  tab.abort()
  await expect.poll(async () => (await navigator.locks.query()).held).toHaveLength(0)
  expect(contentsOf(await listCopies(null))).toEqual(['In the other tab'])
})

test('a copy that finds no room is offered, and stays where it was', async () => {
  await set('old', copyOf('old', 'No room for me'), oldStore)
  const restore = refuseStorage()
  const { listCopies } = createRepository()
  expect(contentsOf(await listCopies(null))).toEqual(['No room for me'])
  restore()
  expect(await listOld()).toHaveLength(1)
  expect(contentsOf(await createRepository().listCopies(null))).toEqual(['No room for me'])
  expect(await listOld()).toEqual([])
})

test('what the browser refuses lasts as long as the page, and is stored with its files later', async () => {
  const restore = refuseStorage()
  const { save, find, list, update, isOnlyHere } = createRepository()
  expect(await save('moment', 'm', moment('m'), [['a', new Blob(['abc'])]])).toBe('full')
  expect(isOnlyHere()).toBe(true)
  expect(await list('moment')).toHaveLength(1)
  expect(await (await find('photo', 'a'))?.text()).toBe('abc')
  expect(await update('moment', 'm', (before) => ({ ...before, words: 'Rain!' }))).not.toBeNull()
  restore()
  expect(await save('moment', 'm', moment('m', { words: 'Sun!' }))).toBeNull()
  expect(isOnlyHere()).toBe(false)
  const afterwards = createRepository()
  expect(await afterwards.find('moment', 'm')).toMatchObject({ words: 'Sun!' })
  expect(await (await afterwards.find('photo', 'a'))?.text()).toBe('abc')
})

test('where storage is forbidden, everything stays in the page', async () => {
  const forbidden = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const { save, list, listCopies, remove, findProblem } = createRepository()
  expect(await findProblem(0)).toBe('refused')
  expect(await save('copy', 'c', copyOf('c', 'Only here'))).toBe('refused')
  expect(contentsOf(await listCopies(null))).toEqual(['Only here'])
  await remove('copy', ['c'])
  expect(await list('copy')).toEqual([])
  forbidden.mockRestore()
})

test('a change meets the record as it is stored now, and one that is gone stays gone', async () => {
  const one = createRepository()
  const other = createRepository()
  await one.save('moment', 'm', moment('m', { stage: 'waiting' }))
  const send = (found: Moment) => (found.stage === 'waiting' ? { ...found, title: 'Sent' } : null)
  expect(await other.update('moment', 'm', send)).toMatchObject({ title: 'Sent' })
  await one.update('moment', 'm', (found) => ({ ...found, stage: 'held' }))
  expect(await other.update('moment', 'm', send)).toBeNull()
  await one.remove('moment', ['m'])
  expect(await other.update('moment', 'm', (found) => found)).toBeNull()
  expect(await other.list('moment')).toEqual([])
})
